#include "sports/model/hockey_teams.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>

namespace chalkline::sports {
namespace {

constexpr std::array kHockeyTeams{
    HockeyTeam{"ANA", Division::kPacific, {"Honda Center", "Anaheim", "CA"}},
    HockeyTeam{"BOS", Division::kAtlantic, {"TD Garden", "Boston", "MA"}},
    HockeyTeam{"BUF", Division::kAtlantic, {"KeyBank Center", "Buffalo", "NY"}},
    HockeyTeam{"CAR", Division::kMetropolitan, {"Lenovo Center", "Raleigh", "NC"}},
    HockeyTeam{"CBJ", Division::kMetropolitan, {"Nationwide Arena", "Columbus", "OH"}},
    HockeyTeam{"CGY", Division::kPacific, {"Scotiabank Saddledome", "Calgary", "AB"}},
    HockeyTeam{"CHI", Division::kCentral, {"United Center", "Chicago", "IL"}},
    HockeyTeam{"COL", Division::kCentral, {"Ball Arena", "Denver", "CO"}},
    HockeyTeam{"DAL", Division::kCentral, {"American Airlines Center", "Dallas", "TX"}},
    HockeyTeam{"DET", Division::kAtlantic, {"Little Caesars Arena", "Detroit", "MI"}},
    HockeyTeam{"EDM", Division::kPacific, {"Rogers Place", "Edmonton", "AB"}},
    HockeyTeam{"FLA", Division::kAtlantic, {"Amerant Bank Arena", "Sunrise", "FL"}},
    HockeyTeam{"LAK", Division::kPacific, {"Crypto.com Arena", "Los Angeles", "CA"}},
    HockeyTeam{"MIN", Division::kCentral, {"Grand Casino Arena", "Saint Paul", "MN"}},
    HockeyTeam{"MTL", Division::kAtlantic, {"Bell Centre", "Montreal", "QC"}},
    HockeyTeam{"NJD", Division::kMetropolitan, {"Prudential Center", "Newark", "NJ"}},
    HockeyTeam{"NSH", Division::kCentral, {"Bridgestone Arena", "Nashville", "TN"}},
    HockeyTeam{"NYI", Division::kMetropolitan, {"UBS Arena", "Elmont", "NY"}},
    HockeyTeam{"NYR", Division::kMetropolitan, {"Madison Square Garden", "New York", "NY"}},
    HockeyTeam{"OTT", Division::kAtlantic, {"Canadian Tire Centre", "Ottawa", "ON"}},
    HockeyTeam{"PHI", Division::kMetropolitan, {"Xfinity Mobile Arena", "Philadelphia", "PA"}},
    HockeyTeam{"PIT", Division::kMetropolitan, {"PPG Paints Arena", "Pittsburgh", "PA"}},
    HockeyTeam{"SEA", Division::kPacific, {"Climate Pledge Arena", "Seattle", "WA"}},
    HockeyTeam{"SJS", Division::kPacific, {"SAP Center", "San Jose", "CA"}},
    HockeyTeam{"STL", Division::kCentral, {"Enterprise Center", "St. Louis", "MO"}},
    HockeyTeam{"TBL", Division::kAtlantic, {"Benchmark International Arena", "Tampa", "FL"}},
    HockeyTeam{"TOR", Division::kAtlantic, {"Scotiabank Arena", "Toronto", "ON"}},
    HockeyTeam{"UTA", Division::kCentral, {"Delta Center", "Salt Lake City", "UT"}},
    HockeyTeam{"VAN", Division::kPacific, {"Rogers Arena", "Vancouver", "BC"}},
    HockeyTeam{"VGK", Division::kPacific, {"T-Mobile Arena", "Las Vegas", "NV"}},
    HockeyTeam{"WPG", Division::kCentral, {"Canada Life Centre", "Winnipeg", "MB"}},
    HockeyTeam{"WSH", Division::kMetropolitan, {"Capital One Arena", "Washington", "DC"}},
};

}  // namespace

std::string_view name_of(Division division) {
  return kDivisionNames.at(std::to_underlying(division));
}

const HockeyTeam& hockey_team(std::string_view code) {
  const auto* const found = std::ranges::find(kHockeyTeams, code, &HockeyTeam::code);
  if (found == kHockeyTeams.end()) throw std::out_of_range{"no hockey team " + std::string{code}};
  return *found;
}

std::string_view hockey_division(std::string_view code) {
  return name_of(hockey_team(code).division);
}

std::optional<Venue> hockey_venue(std::string_view code) { return hockey_team(code).venue; }

}  // namespace chalkline::sports
