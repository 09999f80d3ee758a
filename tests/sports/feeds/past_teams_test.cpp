#include "sports/feeds/seasons/past_teams.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <span>
#include <string>

#include "base/csv.hpp"
#include "sports/feeds/seasons/json_rows.hpp"
#include "tests/sports/fixtures.hpp"

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
      {Sport::kNfl, "BuffaloBills", 2013, {"Buffalo Bills", "BUF"}},
      {Sport::kNfl, "Kansas", 2020, {"Kansas City Chiefs", "KC"}},
      {Sport::kNfl, "KCChiefs", 2020, {"Kansas City Chiefs", "KC"}},
      {Sport::kNfl, "LVRaiders", 2020, {"Las Vegas Raiders", "LV"}},
      {Sport::kNfl, "Tampa", 2020, {"Tampa Bay Buccaneers", "TB"}},
      {Sport::kNfl, "Washingtom", 2020, {"Washington Football Team", "WAS"}},
      {Sport::kNba, "NewJersey", 2011, {"New Jersey Nets", "NJN"}},
      {Sport::kNba, "Charlotte", 2013, {"Charlotte Bobcats", "CHA"}},
      {Sport::kNba, "GoldenState", 2018, {"Golden State Warriors", "GSW"}},
      {Sport::kNba, "Golden State", 2020, {"Golden State Warriors", "GSW"}},
      {Sport::kNba, "LA Clippers", 2020, {"LA Clippers", "LAC"}},
      {Sport::kNba, "Oklahoma City", 2012, {"Oklahoma City Thunder", "OKC"}},
      {Sport::kMlb, "OAK", 2017, {"Oakland Athletics", "OAK"}},
      {Sport::kMlb, "OAK", 2025, {"Athletics", "ATH"}},
      {Sport::kMlb, "CUB", 2017, {"Chicago Cubs", "CHC"}},
      {Sport::kNhl, "Phoenix", 2013, {"Phoenix Coyotes", "PHX"}},
      {Sport::kNhl, "Arizona", 2020, {"Arizona Coyotes", "ARI"}},
      {Sport::kNhl, "Arizonas", 2019, {"Arizona Coyotes", "ARI"}},
      {Sport::kNhl, "St.Louis", 2020, {"St. Louis Blues", "STL"}},
      {Sport::kNhl, "SeattleKraken", 2021, {"Seattle Kraken", "SEA"}},
      {Sport::kNhl, "WinnipegJets", 2011, {"Winnipeg Jets", "WPG"}},
      {Sport::kNhl, "NY Islanders", 2014, {"New York Islanders", "NYI"}},
      {Sport::kNhl, "Tampa", 2015, {"Tampa Bay Lightning", "TBL"}},
      {Sport::kNhl, "Tampa Bay", 2015, {"Tampa Bay Lightning", "TBL"}},
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

// Every name that the files of past seasons which were looked at have for a team: the recorded ones
// name "LosAngeles" in 2016, "BuffaloBills" in 2013, and "Kansas", "KCChiefs", "LVRaiders", "Tampa"
// and "Washingtom" in 2020 beside the usual ones.
TEST_CASE("every team of the recorded seasons is known, but for a city of two and a row of none") {
  struct File {
    const char* league;
    const char* file;
    Sport sport;
    std::int32_t season;
    std::set<std::string> unknown{};
  };
  for (const auto& [league, file, sport, season, unknown] :
       {File{"nba", "sbro_nba_odds_2018-19.csv", Sport::kNba, 2018},
        File{"nhl", "sbro_nhl_odds_2021.csv", Sport::kNhl, 2020},
        File{"mlb", "sbro_mlb_odds_2017.csv", Sport::kMlb, 2017},
        File{"nfl", "nflverse_games_2021.csv", Sport::kNfl, 2021},
        File{"nfl", "nflverse_games_2023.csv", Sport::kNfl, 2023},
        File{"nfl", "nflverse_games_2025.csv", Sport::kNfl, 2025},
        File{"nfl",
             "flancast_nfl_archive_2011-2021_NOISY.json",
             Sport::kNfl,
             0,
             {"0", "NewYork"}}}) {
    CAPTURE(file);
    const auto text = test::recorded(league, file);
    if (!text) return;
    const auto rows = text->starts_with('[') ? parse_json_rows(*text) : parse_csv(*text);
    REQUIRE(rows.has_value());
    const auto& header = rows->front().cells;
    std::set<std::string> strange;
    const auto year = std::ranges::find(header, "season") - header.begin();
    for (const auto* column : {"Team", "home_team", "away_team"}) {
      const auto at = std::ranges::find(header, column) - header.begin();
      if (at == std::ssize(header)) continue;
      for (const auto& row : std::span{*rows}.subspan(1)) {
        if (row.cells.size() != header.size()) continue;
        const auto& name = row.cells.at(static_cast<std::size_t>(at));
        const auto played =
            season != 0 ? season : std::stoi(row.cells.at(static_cast<std::size_t>(year)));
        if (!team_in_season(sport, name, played)) strange.insert(name);
      }
    }
    CHECK(strange == unknown);
  }
}

}  // namespace
}  // namespace chalkline::sports::seasons
