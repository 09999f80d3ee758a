#include "sports/model/league.hpp"

#include <doctest/doctest.h>

#include <map>
#include <set>

namespace chalkline::sports {
namespace {

using ledger::Sport;

TEST_CASE("every league is complete, and its codes and names are unique") {
  const std::map<Sport, std::size_t> sizes{
      {Sport::kNba, 30}, {Sport::kNfl, 32}, {Sport::kMlb, 30}, {Sport::kNhl, 32}};
  for (const auto sport : kSports) {
    CAPTURE(ledger::name_of(sport));
    std::set<std::string_view> codes;
    std::set<std::string_view> names;
    for (const auto& team : teams_of(sport)) {
      codes.insert(team.code);
      names.insert(team.name);
    }
    CHECK(teams_of(sport).size() == sizes.at(sport));
    CHECK(codes.size() == sizes.at(sport));
    CHECK(names.size() == sizes.at(sport));
  }
}

TEST_CASE("no team is written as another one of its league is") {
  for (const auto sport : kSports) {
    std::set<std::string_view> written;
    for (const auto& team : teams_of(sport)) {
      std::set<std::string_view> own{team.code, team.name};
      own.insert(team.also_written.begin(), team.also_written.end());
      own.erase("");
      for (const auto text : own) CHECK_MESSAGE(written.insert(text).second, text);
    }
  }
}

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
