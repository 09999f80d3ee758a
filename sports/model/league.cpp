#include "sports/model/league.hpp"

#include <algorithm>
#include <array>
#include <ranges>
#include <utility>

namespace chalkline::sports {
namespace {

// Codes as the NBA's own feeds write them.
constexpr std::array kNba{
    LeagueTeam{"ATL", "Atlanta Hawks", {"Atlanta"}},
    LeagueTeam{"BOS", "Boston Celtics", {"Boston"}},
    LeagueTeam{"BKN", "Brooklyn Nets", {"BRK", "Brooklyn"}},
    LeagueTeam{"CHA", "Charlotte Hornets", {"CHO", "Charlotte"}},
    LeagueTeam{"CHI", "Chicago Bulls", {"Chicago"}},
    LeagueTeam{"CLE", "Cleveland Cavaliers", {"Cleveland"}},
    LeagueTeam{"DAL", "Dallas Mavericks", {"Dallas"}},
    LeagueTeam{"DEN", "Denver Nuggets", {"Denver"}},
    LeagueTeam{"DET", "Detroit Pistons", {"Detroit"}},
    LeagueTeam{"GSW", "Golden State Warriors", {"GS", "GoldenState"}},
    LeagueTeam{"HOU", "Houston Rockets", {"Houston"}},
    LeagueTeam{"IND", "Indiana Pacers", {"Indiana"}},
    LeagueTeam{"LAC", "LA Clippers", {"Los Angeles Clippers", "LAClippers"}},
    LeagueTeam{"LAL", "Los Angeles Lakers", {"LALakers"}},
    LeagueTeam{"MEM", "Memphis Grizzlies", {"Memphis"}},
    LeagueTeam{"MIA", "Miami Heat", {"Miami"}},
    LeagueTeam{"MIL", "Milwaukee Bucks", {"Milwaukee"}},
    LeagueTeam{"MIN", "Minnesota Timberwolves", {"Minnesota"}},
    LeagueTeam{"NOP", "New Orleans Pelicans", {"NO", "NewOrleans"}},
    LeagueTeam{"NYK", "New York Knicks", {"NY", "NewYork"}},
    LeagueTeam{"OKC", "Oklahoma City Thunder", {"OklahomaCity"}},
    LeagueTeam{"ORL", "Orlando Magic", {"Orlando"}},
    LeagueTeam{"PHI", "Philadelphia 76ers", {"Philadelphia"}},
    LeagueTeam{"PHX", "Phoenix Suns", {"PHO", "Phoenix"}},
    LeagueTeam{"POR", "Portland Trail Blazers", {"Portland"}},
    LeagueTeam{"SAC", "Sacramento Kings", {"Sacramento"}},
    LeagueTeam{"SAS", "San Antonio Spurs", {"SA", "SanAntonio"}},
    LeagueTeam{"TOR", "Toronto Raptors", {"Toronto"}},
    LeagueTeam{"UTA", "Utah Jazz", {"UTAH", "Utah"}},
    LeagueTeam{"WAS", "Washington Wizards", {"WSH", "Washington"}},
};

// Codes as nflverse writes them: the replayed seasons use the same ones.
constexpr std::array kNfl{
    LeagueTeam{"ARI", "Arizona Cardinals", {"Cardinals"}},
    LeagueTeam{"ATL", "Atlanta Falcons", {"Falcons"}},
    LeagueTeam{"BAL", "Baltimore Ravens", {"Ravens"}},
    LeagueTeam{"BUF", "Buffalo Bills", {"Bills"}},
    LeagueTeam{"CAR", "Carolina Panthers", {"Panthers"}},
    LeagueTeam{"CHI", "Chicago Bears", {"Bears"}},
    LeagueTeam{"CIN", "Cincinnati Bengals", {"Bengals"}},
    LeagueTeam{"CLE", "Cleveland Browns", {"Browns"}},
    LeagueTeam{"DAL", "Dallas Cowboys", {"Cowboys"}},
    LeagueTeam{"DEN", "Denver Broncos", {"Broncos"}},
    LeagueTeam{"DET", "Detroit Lions", {"Lions"}},
    LeagueTeam{"GB", "Green Bay Packers", {"Packers"}},
    LeagueTeam{"HOU", "Houston Texans", {"Texans"}},
    LeagueTeam{"IND", "Indianapolis Colts", {"Colts"}},
    LeagueTeam{"JAX", "Jacksonville Jaguars", {"JAC", "Jaguars"}},
    LeagueTeam{"KC", "Kansas City Chiefs", {"Chiefs", "Kansas", "KCChiefs"}},
    LeagueTeam{"LA", "Los Angeles Rams", {"LAR", "Rams"}},
    LeagueTeam{"LAC", "Los Angeles Chargers", {"Chargers"}},
    LeagueTeam{"LV", "Las Vegas Raiders", {"Raiders", "LVRaiders"}},
    LeagueTeam{"MIA", "Miami Dolphins", {"Dolphins"}},
    LeagueTeam{"MIN", "Minnesota Vikings", {"Vikings"}},
    LeagueTeam{"NE", "New England Patriots", {"Patriots"}},
    LeagueTeam{"NO", "New Orleans Saints", {"Saints"}},
    LeagueTeam{"NYG", "New York Giants", {"Giants"}},
    LeagueTeam{"NYJ", "New York Jets", {"Jets"}},
    LeagueTeam{"PHI", "Philadelphia Eagles", {"Eagles"}},
    LeagueTeam{"PIT", "Pittsburgh Steelers", {"Steelers"}},
    LeagueTeam{"SEA", "Seattle Seahawks", {"Seahawks"}},
    LeagueTeam{"SF", "San Francisco 49ers", {"Fortyniners"}},
    LeagueTeam{"TB", "Tampa Bay Buccaneers", {"Buccaneers", "Tampa"}},
    LeagueTeam{"TEN", "Tennessee Titans", {"Titans"}},
    LeagueTeam{"WAS", "Washington Commanders", {"WSH", "Commanders", "Washingtom"}},
};

// Codes as the MLB Stats API writes them.
constexpr std::array kMlb{
    LeagueTeam{"ARI", "Arizona Diamondbacks", {"AZ"}},
    LeagueTeam{"ATH", "Athletics", {"OAK", "Oakland Athletics"}},
    LeagueTeam{"ATL", "Atlanta Braves"},
    LeagueTeam{"BAL", "Baltimore Orioles"},
    LeagueTeam{"BOS", "Boston Red Sox", {"BRS"}},
    LeagueTeam{"CHC", "Chicago Cubs", {"CUB"}},
    LeagueTeam{"CIN", "Cincinnati Reds"},
    LeagueTeam{"CLE", "Cleveland Guardians"},
    LeagueTeam{"COL", "Colorado Rockies"},
    LeagueTeam{"CWS", "Chicago White Sox", {"CHW"}},
    LeagueTeam{"DET", "Detroit Tigers"},
    LeagueTeam{"HOU", "Houston Astros"},
    LeagueTeam{"KC", "Kansas City Royals", {"KCR", "KAN"}},
    LeagueTeam{"LAA", "Los Angeles Angels"},
    LeagueTeam{"LAD", "Los Angeles Dodgers", {"LOS"}},
    LeagueTeam{"MIA", "Miami Marlins"},
    LeagueTeam{"MIL", "Milwaukee Brewers"},
    LeagueTeam{"MIN", "Minnesota Twins"},
    LeagueTeam{"NYM", "New York Mets"},
    LeagueTeam{"NYY", "New York Yankees"},
    LeagueTeam{"PHI", "Philadelphia Phillies"},
    LeagueTeam{"PIT", "Pittsburgh Pirates"},
    LeagueTeam{"SD", "San Diego Padres", {"SDP", "SDG"}},
    LeagueTeam{"SEA", "Seattle Mariners"},
    LeagueTeam{"SF", "San Francisco Giants", {"SFG", "SFO"}},
    LeagueTeam{"STL", "St. Louis Cardinals", {"St Louis Cardinals"}},
    LeagueTeam{"TB", "Tampa Bay Rays", {"TBR", "TAM"}},
    LeagueTeam{"TEX", "Texas Rangers"},
    LeagueTeam{"TOR", "Toronto Blue Jays"},
    LeagueTeam{"WSH", "Washington Nationals", {"WAS", "WSN"}},
};

// Codes as the NHL web API writes them.
constexpr std::array kNhl{
    LeagueTeam{"ANA", "Anaheim Ducks", {"Anaheim"}},
    LeagueTeam{"BOS", "Boston Bruins", {"Boston"}},
    LeagueTeam{"BUF", "Buffalo Sabres", {"Buffalo"}},
    LeagueTeam{"CAR", "Carolina Hurricanes", {"Carolina"}},
    LeagueTeam{"CBJ", "Columbus Blue Jackets", {"Columbus"}},
    LeagueTeam{"CGY", "Calgary Flames", {"Calgary"}},
    LeagueTeam{"CHI", "Chicago Blackhawks", {"Chicago"}},
    LeagueTeam{"COL", "Colorado Avalanche", {"Colorado"}},
    LeagueTeam{"DAL", "Dallas Stars", {"Dallas"}},
    LeagueTeam{"DET", "Detroit Red Wings", {"Detroit"}},
    LeagueTeam{"EDM", "Edmonton Oilers", {"Edmonton"}},
    LeagueTeam{"FLA", "Florida Panthers", {"Florida"}},
    LeagueTeam{"LAK", "Los Angeles Kings", {"LA", "LosAngeles"}},
    LeagueTeam{"MIN", "Minnesota Wild", {"Minnesota"}},
    LeagueTeam{"MTL", "Montreal Canadiens", {"Montréal Canadiens", "Montreal"}},
    LeagueTeam{"NJD", "New Jersey Devils", {"NJ", "NewJersey"}},
    LeagueTeam{"NSH", "Nashville Predators", {"Nashville"}},
    LeagueTeam{"NYI", "New York Islanders", {"NYIslanders"}},
    LeagueTeam{"NYR", "New York Rangers", {"NYRangers"}},
    LeagueTeam{"OTT", "Ottawa Senators", {"Ottawa"}},
    LeagueTeam{"PHI", "Philadelphia Flyers", {"Philadelphia"}},
    LeagueTeam{"PIT", "Pittsburgh Penguins", {"Pittsburgh"}},
    LeagueTeam{"SEA", "Seattle Kraken", {"Seattle"}},
    LeagueTeam{"SJS", "San Jose Sharks", {"SJ", "SanJose"}},
    LeagueTeam{"STL", "St. Louis Blues", {"St Louis Blues", "St.Louis"}},
    LeagueTeam{"TBL", "Tampa Bay Lightning", {"TB", "TampaBay", "Tampa"}},
    LeagueTeam{"TOR", "Toronto Maple Leafs", {"Toronto"}},
    LeagueTeam{"UTA", "Utah Mammoth", {"UTAH", "Utah Hockey Club"}},
    LeagueTeam{"VAN", "Vancouver Canucks", {"Vancouver"}},
    LeagueTeam{"VGK", "Vegas Golden Knights", {"Vegas"}},
    LeagueTeam{"WPG", "Winnipeg Jets", {"Winnipeg"}},
    LeagueTeam{"WSH", "Washington Capitals", {"WAS", "Washington"}},
};

constexpr std::array<std::span<const LeagueTeam>, kSports.size()> kLeagues{kNba, kNfl, kMlb, kNhl};
static_assert(!kLeagues.back().empty());  // a new sport has teams

}  // namespace

bool same_without_blanks(std::string_view one, std::string_view other) {
  const auto is_letter = [](char c) { return c != ' '; };
  return std::ranges::equal(one | std::views::filter(is_letter),
                            other | std::views::filter(is_letter));
}

bool LeagueTeam::is_written(std::string_view text) const {
  const auto is_same = [&](std::string_view own) {
    return !own.empty() && same_without_blanks(own, text);
  };
  return is_same(code) || is_same(name) || std::ranges::any_of(also_written, is_same);
}

std::span<const LeagueTeam> teams_of(ledger::Sport sport) {
  return kLeagues.at(std::to_underlying(sport) - 1U);
}

const LeagueTeam* find_team(ledger::Sport sport, std::string_view written) {
  if (written.empty()) return nullptr;
  const auto teams = teams_of(sport);
  const auto team = std::ranges::find_if(
      teams, [&](const LeagueTeam& entry) { return entry.is_written(written); });
  return team == teams.end() ? nullptr : &*team;
}

}  // namespace chalkline::sports
