#include "sports/model/league.hpp"

#include <array>

namespace chalkline::sports {
namespace {

// Codes as the NBA's own feeds write them.
constexpr std::array kNba{
    LeagueTeam{"ATL", "Atlanta Hawks"},
    LeagueTeam{"BOS", "Boston Celtics"},
    LeagueTeam{"BKN", "Brooklyn Nets"},
    LeagueTeam{"CHA", "Charlotte Hornets"},
    LeagueTeam{"CHI", "Chicago Bulls"},
    LeagueTeam{"CLE", "Cleveland Cavaliers"},
    LeagueTeam{"DAL", "Dallas Mavericks"},
    LeagueTeam{"DEN", "Denver Nuggets"},
    LeagueTeam{"DET", "Detroit Pistons"},
    LeagueTeam{"GSW", "Golden State Warriors"},
    LeagueTeam{"HOU", "Houston Rockets"},
    LeagueTeam{"IND", "Indiana Pacers"},
    LeagueTeam{"LAC", "LA Clippers"},
    LeagueTeam{"LAL", "Los Angeles Lakers"},
    LeagueTeam{"MEM", "Memphis Grizzlies"},
    LeagueTeam{"MIA", "Miami Heat"},
    LeagueTeam{"MIL", "Milwaukee Bucks"},
    LeagueTeam{"MIN", "Minnesota Timberwolves"},
    LeagueTeam{"NOP", "New Orleans Pelicans"},
    LeagueTeam{"NYK", "New York Knicks"},
    LeagueTeam{"OKC", "Oklahoma City Thunder"},
    LeagueTeam{"ORL", "Orlando Magic"},
    LeagueTeam{"PHI", "Philadelphia 76ers"},
    LeagueTeam{"PHX", "Phoenix Suns"},
    LeagueTeam{"POR", "Portland Trail Blazers"},
    LeagueTeam{"SAC", "Sacramento Kings"},
    LeagueTeam{"SAS", "San Antonio Spurs"},
    LeagueTeam{"TOR", "Toronto Raptors"},
    LeagueTeam{"UTA", "Utah Jazz"},
    LeagueTeam{"WAS", "Washington Wizards"},
};

// Codes as nflverse writes them: the replayed seasons use the same ones.
constexpr std::array kNfl{
    LeagueTeam{"ARI", "Arizona Cardinals"},    LeagueTeam{"ATL", "Atlanta Falcons"},
    LeagueTeam{"BAL", "Baltimore Ravens"},     LeagueTeam{"BUF", "Buffalo Bills"},
    LeagueTeam{"CAR", "Carolina Panthers"},    LeagueTeam{"CHI", "Chicago Bears"},
    LeagueTeam{"CIN", "Cincinnati Bengals"},   LeagueTeam{"CLE", "Cleveland Browns"},
    LeagueTeam{"DAL", "Dallas Cowboys"},       LeagueTeam{"DEN", "Denver Broncos"},
    LeagueTeam{"DET", "Detroit Lions"},        LeagueTeam{"GB", "Green Bay Packers"},
    LeagueTeam{"HOU", "Houston Texans"},       LeagueTeam{"IND", "Indianapolis Colts"},
    LeagueTeam{"JAX", "Jacksonville Jaguars"}, LeagueTeam{"KC", "Kansas City Chiefs"},
    LeagueTeam{"LA", "Los Angeles Rams"},      LeagueTeam{"LAC", "Los Angeles Chargers"},
    LeagueTeam{"LV", "Las Vegas Raiders"},     LeagueTeam{"MIA", "Miami Dolphins"},
    LeagueTeam{"MIN", "Minnesota Vikings"},    LeagueTeam{"NE", "New England Patriots"},
    LeagueTeam{"NO", "New Orleans Saints"},    LeagueTeam{"NYG", "New York Giants"},
    LeagueTeam{"NYJ", "New York Jets"},        LeagueTeam{"PHI", "Philadelphia Eagles"},
    LeagueTeam{"PIT", "Pittsburgh Steelers"},  LeagueTeam{"SEA", "Seattle Seahawks"},
    LeagueTeam{"SF", "San Francisco 49ers"},   LeagueTeam{"TB", "Tampa Bay Buccaneers"},
    LeagueTeam{"TEN", "Tennessee Titans"},     LeagueTeam{"WAS", "Washington Commanders"},
};

// Codes as the MLB Stats API writes them.
constexpr std::array kMlb{
    LeagueTeam{"ARI", "Arizona Diamondbacks"},  LeagueTeam{"ATH", "Athletics"},
    LeagueTeam{"ATL", "Atlanta Braves"},        LeagueTeam{"BAL", "Baltimore Orioles"},
    LeagueTeam{"BOS", "Boston Red Sox"},        LeagueTeam{"CHC", "Chicago Cubs"},
    LeagueTeam{"CIN", "Cincinnati Reds"},       LeagueTeam{"CLE", "Cleveland Guardians"},
    LeagueTeam{"COL", "Colorado Rockies"},      LeagueTeam{"CWS", "Chicago White Sox"},
    LeagueTeam{"DET", "Detroit Tigers"},        LeagueTeam{"HOU", "Houston Astros"},
    LeagueTeam{"KC", "Kansas City Royals"},     LeagueTeam{"LAA", "Los Angeles Angels"},
    LeagueTeam{"LAD", "Los Angeles Dodgers"},   LeagueTeam{"MIA", "Miami Marlins"},
    LeagueTeam{"MIL", "Milwaukee Brewers"},     LeagueTeam{"MIN", "Minnesota Twins"},
    LeagueTeam{"NYM", "New York Mets"},         LeagueTeam{"NYY", "New York Yankees"},
    LeagueTeam{"PHI", "Philadelphia Phillies"}, LeagueTeam{"PIT", "Pittsburgh Pirates"},
    LeagueTeam{"SD", "San Diego Padres"},       LeagueTeam{"SEA", "Seattle Mariners"},
    LeagueTeam{"SF", "San Francisco Giants"},   LeagueTeam{"STL", "St. Louis Cardinals"},
    LeagueTeam{"TB", "Tampa Bay Rays"},         LeagueTeam{"TEX", "Texas Rangers"},
    LeagueTeam{"TOR", "Toronto Blue Jays"},     LeagueTeam{"WSH", "Washington Nationals"},
};

// Codes as the NHL web API writes them.
constexpr std::array kNhl{
    LeagueTeam{"ANA", "Anaheim Ducks"},         LeagueTeam{"BOS", "Boston Bruins"},
    LeagueTeam{"BUF", "Buffalo Sabres"},        LeagueTeam{"CAR", "Carolina Hurricanes"},
    LeagueTeam{"CBJ", "Columbus Blue Jackets"}, LeagueTeam{"CGY", "Calgary Flames"},
    LeagueTeam{"CHI", "Chicago Blackhawks"},    LeagueTeam{"COL", "Colorado Avalanche"},
    LeagueTeam{"DAL", "Dallas Stars"},          LeagueTeam{"DET", "Detroit Red Wings"},
    LeagueTeam{"EDM", "Edmonton Oilers"},       LeagueTeam{"FLA", "Florida Panthers"},
    LeagueTeam{"LAK", "Los Angeles Kings"},     LeagueTeam{"MIN", "Minnesota Wild"},
    LeagueTeam{"MTL", "Montreal Canadiens"},    LeagueTeam{"NJD", "New Jersey Devils"},
    LeagueTeam{"NSH", "Nashville Predators"},   LeagueTeam{"NYI", "New York Islanders"},
    LeagueTeam{"NYR", "New York Rangers"},      LeagueTeam{"OTT", "Ottawa Senators"},
    LeagueTeam{"PHI", "Philadelphia Flyers"},   LeagueTeam{"PIT", "Pittsburgh Penguins"},
    LeagueTeam{"SEA", "Seattle Kraken"},        LeagueTeam{"SJS", "San Jose Sharks"},
    LeagueTeam{"STL", "St. Louis Blues"},       LeagueTeam{"TBL", "Tampa Bay Lightning"},
    LeagueTeam{"TOR", "Toronto Maple Leafs"},   LeagueTeam{"UTA", "Utah Mammoth"},
    LeagueTeam{"VAN", "Vancouver Canucks"},     LeagueTeam{"VGK", "Vegas Golden Knights"},
    LeagueTeam{"WPG", "Winnipeg Jets"},         LeagueTeam{"WSH", "Washington Capitals"},
};

}  // namespace

std::span<const LeagueTeam> teams_of(ledger::Sport sport) {
  switch (sport) {
    case ledger::Sport::kNba:
      return kNba;
    case ledger::Sport::kNfl:
      return kNfl;
    case ledger::Sport::kMlb:
      return kMlb;
    case ledger::Sport::kNhl:
      break;
  }
  return kNhl;
}

}  // namespace chalkline::sports
