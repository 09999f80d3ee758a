#include "sports/feeds/seasons/past_teams.hpp"

#include <doctest/doctest.h>

namespace chalkline::sports::seasons {
namespace {

using ledger::Sport;

TEST_CASE("a team of a past season has the name and the code that it had then") {
  struct Row {
    Sport sport;
    const char* written;
    std::int32_t season;
    Team team;
  };
  const Row rows[] = {
      {Sport::kNfl, "OAK", 2019, {"Oakland Raiders", "OAK"}},
      {Sport::kNfl, "Raiders", 2019, {"Oakland Raiders", "OAK"}},
      {Sport::kNfl, "LV", 2020, {"Las Vegas Raiders", "LV"}},
      {Sport::kNfl, "WAS", 2021, {"Washington Football Team", "WAS"}},
      {Sport::kNfl, "Commanders", 2023, {"Washington Commanders", "WAS"}},
      {Sport::kNfl, "St.Louis", 2015, {"St. Louis Rams", "STL"}},
      {Sport::kNfl, "LosAngeles", 2016, {"Los Angeles Rams", "LA"}},
      {Sport::kNfl, "Fortyniners", 2016, {"San Francisco 49ers", "SF"}},
      {Sport::kNba, "NewJersey", 2011, {"New Jersey Nets", "NJN"}},
      {Sport::kNba, "Charlotte", 2013, {"Charlotte Bobcats", "CHA"}},
      {Sport::kNba, "GoldenState", 2018, {"Golden State Warriors", "GSW"}},
      {Sport::kMlb, "OAK", 2017, {"Oakland Athletics", "OAK"}},
      {Sport::kMlb, "OAK", 2025, {"Athletics", "ATH"}},
      {Sport::kMlb, "CUB", 2017, {"Chicago Cubs", "CHC"}},
      {Sport::kNhl, "Phoenix", 2013, {"Phoenix Coyotes", "PHX"}},
      {Sport::kNhl, "Arizona", 2020, {"Arizona Coyotes", "ARI"}},
      {Sport::kNhl, "St.Louis", 2020, {"St. Louis Blues", "STL"}},
  };
  for (const auto& row : rows) {
    CAPTURE(row.written);
    CAPTURE(row.season);
    CHECK(team_in_season(row.sport, row.written, row.season) == row.team);
  }
}

TEST_CASE("a city that its team has left names no team, nor does a city of two teams") {
  CHECK(!team_in_season(Sport::kNfl, "OAK", 2020));
  CHECK(!team_in_season(Sport::kNfl, "LosAngeles", 2017));
  CHECK(!team_in_season(Sport::kNfl, "NewYork", 2013));
  CHECK(!team_in_season(Sport::kNhl, "Arizona", 2024));
  CHECK(!team_in_season(Sport::kNba, "Packers", 2018));
  CHECK(!team_in_season(Sport::kNba, "", 2018));
}

}  // namespace
}  // namespace chalkline::sports::seasons
