#include "sports/model/hockey_teams.hpp"

#include <doctest/doctest.h>

#include <map>
#include <set>

#include "sports/model/league.hpp"

namespace chalkline::sports {
namespace {

TEST_CASE("every hockey team has a venue of its own, and each division eight teams") {
  std::map<Division, int> teams;
  std::set<std::string_view> venues;
  for (const auto& team : teams_of(ledger::Sport::kNhl)) {
    const auto& found = hockey_team(team.code);
    ++teams[found.division];
    CHECK(venues.insert(found.venue.name).second);
    CHECK(!found.venue.city.empty());
    CHECK(found.venue.state.size() == 2);
  }
  for (const auto division : kDivisions) CHECK(teams[division] == 8);
  CHECK(name_of(Division::kPacific) == "Pacific");
  CHECK_THROWS_AS(hockey_team("KLS"), std::out_of_range);
}

}  // namespace
}  // namespace chalkline::sports
