#include "sports/model/team_names.hpp"

#include <doctest/doctest.h>

namespace chalkline::sports {
namespace {

using ledger::Sport;

TEST_CASE("a team is found by its own name and code") {
  for (const auto sport : kSports) {
    for (const auto& team : teams_of(sport)) {
      CHECK(find_team(sport, team.name) == &team);
      CHECK(find_team(sport, team.code) == &team);
    }
  }
}

TEST_CASE("a team is found by what a provider calls it") {
  struct Row {
    Sport sport;
    std::string_view written;
    std::string_view name;
  };
  const Row rows[] = {
      {Sport::kNba, "GS", "Golden State Warriors"},
      {Sport::kNba, "WSH", "Washington Wizards"},
      {Sport::kNfl, "LAR", "Los Angeles Rams"},
      {Sport::kMlb, "WAS", "Washington Nationals"},
      {Sport::kMlb, "Oakland Athletics", "Athletics"},
      {Sport::kNhl, "Montréal Canadiens", "Montreal Canadiens"},
      {Sport::kNhl, "St Louis Blues", "St. Louis Blues"},
  };
  for (const auto& row : rows) {
    CAPTURE(row.written);
    const auto* team = find_team(row.sport, row.written);
    REQUIRE(team != nullptr);
    CHECK(team->name == row.name);
  }
}

TEST_CASE("a team of another league, or of none, is not found") {
  CHECK(find_team(Sport::kNfl, "Boston Celtics") == nullptr);
  CHECK(find_team(Sport::kNhl, "ARI") == nullptr);
  CHECK(find_team(Sport::kNba, "") == nullptr);
}

}  // namespace
}  // namespace chalkline::sports
