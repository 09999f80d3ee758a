#include "sports/model/league.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace chalkline::sports {
namespace {

// Codes as the NBA's own feeds write them.
constexpr std::array kNba{
    LeagueTeam{"ATL", "Atlanta Hawks"},
    LeagueTeam{"BOS", "Boston Celtics"},
    LeagueTeam{"BKN", "Brooklyn Nets", {"BRK"}},
    LeagueTeam{"CHA", "Charlotte Hornets", {"CHO"}},
    LeagueTeam{"CHI", "Chicago Bulls"},
    LeagueTeam{"CLE", "Cleveland Cavaliers"},
    LeagueTeam{"DAL", "Dallas Mavericks"},
    LeagueTeam{"DEN", "Denver Nuggets"},
    LeagueTeam{"DET", "Detroit Pistons"},
    LeagueTeam{"GSW", "Golden State Warriors", {"GS"}},
    LeagueTeam{"HOU", "Houston Rockets"},
    LeagueTeam{"IND", "Indiana Pacers"},
    LeagueTeam{"LAC", "LA Clippers", {"Los Angeles Clippers"}},
    LeagueTeam{"LAL", "Los Angeles Lakers"},
    LeagueTeam{"MEM", "Memphis Grizzlies"},
    LeagueTeam{"MIA", "Miami Heat"},
    LeagueTeam{"MIL", "Milwaukee Bucks"},
    LeagueTeam{"MIN", "Minnesota Timberwolves"},
    LeagueTeam{"NOP", "New Orleans Pelicans", {"NO"}},
    LeagueTeam{"NYK", "New York Knicks", {"NY"}},
    LeagueTeam{"OKC", "Oklahoma City Thunder"},
    LeagueTeam{"ORL", "Orlando Magic"},
    LeagueTeam{"PHI", "Philadelphia 76ers"},
    LeagueTeam{"PHX", "Phoenix Suns", {"PHO"}},
    LeagueTeam{"POR", "Portland Trail Blazers"},
    LeagueTeam{"SAC", "Sacramento Kings"},
    LeagueTeam{"SAS", "San Antonio Spurs", {"SA"}},
    LeagueTeam{"TOR", "Toronto Raptors"},
    LeagueTeam{"UTA", "Utah Jazz", {"UTAH"}},
    LeagueTeam{"WAS", "Washington Wizards", {"WSH"}},
};

// Codes as nflverse writes them: the replayed seasons use the same ones.
constexpr std::array kNfl{
    LeagueTeam{"ARI", "Arizona Cardinals"},
    LeagueTeam{"ATL", "Atlanta Falcons"},
    LeagueTeam{"BAL", "Baltimore Ravens"},
    LeagueTeam{"BUF", "Buffalo Bills"},
    LeagueTeam{"CAR", "Carolina Panthers"},
    LeagueTeam{"CHI", "Chicago Bears"},
    LeagueTeam{"CIN", "Cincinnati Bengals"},
    LeagueTeam{"CLE", "Cleveland Browns"},
    LeagueTeam{"DAL", "Dallas Cowboys"},
    LeagueTeam{"DEN", "Denver Broncos"},
    LeagueTeam{"DET", "Detroit Lions"},
    LeagueTeam{"GB", "Green Bay Packers"},
    LeagueTeam{"HOU", "Houston Texans"},
    LeagueTeam{"IND", "Indianapolis Colts"},
    LeagueTeam{"JAX", "Jacksonville Jaguars", {"JAC"}},
    LeagueTeam{"KC", "Kansas City Chiefs"},
    LeagueTeam{"LA", "Los Angeles Rams", {"LAR"}},
    LeagueTeam{"LAC", "Los Angeles Chargers"},
    LeagueTeam{"LV", "Las Vegas Raiders"},
    LeagueTeam{"MIA", "Miami Dolphins"},
    LeagueTeam{"MIN", "Minnesota Vikings"},
    LeagueTeam{"NE", "New England Patriots"},
    LeagueTeam{"NO", "New Orleans Saints"},
    LeagueTeam{"NYG", "New York Giants"},
    LeagueTeam{"NYJ", "New York Jets"},
    LeagueTeam{"PHI", "Philadelphia Eagles"},
    LeagueTeam{"PIT", "Pittsburgh Steelers"},
    LeagueTeam{"SEA", "Seattle Seahawks"},
    LeagueTeam{"SF", "San Francisco 49ers"},
    LeagueTeam{"TB", "Tampa Bay Buccaneers"},
    LeagueTeam{"TEN", "Tennessee Titans"},
    LeagueTeam{"WAS", "Washington Commanders", {"WSH"}},
};

// Codes as the MLB Stats API writes them.
constexpr std::array kMlb{
    LeagueTeam{"ARI", "Arizona Diamondbacks", {"AZ"}},
    LeagueTeam{"ATH", "Athletics", {"OAK", "Oakland Athletics"}},
    LeagueTeam{"ATL", "Atlanta Braves"},
    LeagueTeam{"BAL", "Baltimore Orioles"},
    LeagueTeam{"BOS", "Boston Red Sox"},
    LeagueTeam{"CHC", "Chicago Cubs"},
    LeagueTeam{"CIN", "Cincinnati Reds"},
    LeagueTeam{"CLE", "Cleveland Guardians"},
    LeagueTeam{"COL", "Colorado Rockies"},
    LeagueTeam{"CWS", "Chicago White Sox", {"CHW"}},
    LeagueTeam{"DET", "Detroit Tigers"},
    LeagueTeam{"HOU", "Houston Astros"},
    LeagueTeam{"KC", "Kansas City Royals", {"KCR"}},
    LeagueTeam{"LAA", "Los Angeles Angels"},
    LeagueTeam{"LAD", "Los Angeles Dodgers"},
    LeagueTeam{"MIA", "Miami Marlins"},
    LeagueTeam{"MIL", "Milwaukee Brewers"},
    LeagueTeam{"MIN", "Minnesota Twins"},
    LeagueTeam{"NYM", "New York Mets"},
    LeagueTeam{"NYY", "New York Yankees"},
    LeagueTeam{"PHI", "Philadelphia Phillies"},
    LeagueTeam{"PIT", "Pittsburgh Pirates"},
    LeagueTeam{"SD", "San Diego Padres", {"SDP"}},
    LeagueTeam{"SEA", "Seattle Mariners"},
    LeagueTeam{"SF", "San Francisco Giants", {"SFG"}},
    LeagueTeam{"STL", "St. Louis Cardinals", {"St Louis Cardinals"}},
    LeagueTeam{"TB", "Tampa Bay Rays", {"TBR"}},
    LeagueTeam{"TEX", "Texas Rangers"},
    LeagueTeam{"TOR", "Toronto Blue Jays"},
    LeagueTeam{"WSH", "Washington Nationals", {"WAS", "WSN"}},
};

// Codes as the NHL web API writes them.
constexpr std::array kNhl{
    LeagueTeam{"ANA", "Anaheim Ducks"},
    LeagueTeam{"BOS", "Boston Bruins"},
    LeagueTeam{"BUF", "Buffalo Sabres"},
    LeagueTeam{"CAR", "Carolina Hurricanes"},
    LeagueTeam{"CBJ", "Columbus Blue Jackets"},
    LeagueTeam{"CGY", "Calgary Flames"},
    LeagueTeam{"CHI", "Chicago Blackhawks"},
    LeagueTeam{"COL", "Colorado Avalanche"},
    LeagueTeam{"DAL", "Dallas Stars"},
    LeagueTeam{"DET", "Detroit Red Wings"},
    LeagueTeam{"EDM", "Edmonton Oilers"},
    LeagueTeam{"FLA", "Florida Panthers"},
    LeagueTeam{"LAK", "Los Angeles Kings", {"LA"}},
    LeagueTeam{"MIN", "Minnesota Wild"},
    LeagueTeam{"MTL", "Montreal Canadiens", {"Montréal Canadiens"}},
    LeagueTeam{"NJD", "New Jersey Devils", {"NJ"}},
    LeagueTeam{"NSH", "Nashville Predators"},
    LeagueTeam{"NYI", "New York Islanders"},
    LeagueTeam{"NYR", "New York Rangers"},
    LeagueTeam{"OTT", "Ottawa Senators"},
    LeagueTeam{"PHI", "Philadelphia Flyers"},
    LeagueTeam{"PIT", "Pittsburgh Penguins"},
    LeagueTeam{"SEA", "Seattle Kraken"},
    LeagueTeam{"SJS", "San Jose Sharks", {"SJ"}},
    LeagueTeam{"STL", "St. Louis Blues", {"St Louis Blues"}},
    LeagueTeam{"TBL", "Tampa Bay Lightning", {"TB"}},
    LeagueTeam{"TOR", "Toronto Maple Leafs"},
    LeagueTeam{"UTA", "Utah Mammoth", {"UTAH", "Utah Hockey Club"}},
    LeagueTeam{"VAN", "Vancouver Canucks"},
    LeagueTeam{"VGK", "Vegas Golden Knights"},
    LeagueTeam{"WPG", "Winnipeg Jets"},
    LeagueTeam{"WSH", "Washington Capitals", {"WAS"}},
};

constexpr std::array<std::span<const LeagueTeam>, kSports.size()> kLeagues{kNba, kNfl, kMlb, kNhl};
static_assert(!kLeagues.back().empty());  // a new sport has teams

}  // namespace

std::span<const LeagueTeam> teams_of(ledger::Sport sport) {
  return kLeagues.at(std::to_underlying(sport) - 1U);
}

const LeagueTeam* find_team(ledger::Sport sport, std::string_view written) {
  if (written.empty()) return nullptr;
  const auto teams = teams_of(sport);
  const auto team = std::ranges::find_if(teams, [&](const LeagueTeam& entry) {
    return entry.code == written || entry.name == written ||
           std::ranges::find(entry.also_written, written) != entry.also_written.end();
  });
  return team == teams.end() ? nullptr : &*team;
}

}  // namespace chalkline::sports
