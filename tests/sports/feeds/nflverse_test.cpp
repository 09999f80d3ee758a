#include <doctest/doctest.h>

#include <algorithm>

#include "sports/feeds/seasons/layouts.hpp"
#include "sports/feeds/seasons/past_teams.hpp"
#include "tests/sports/feeds/nflverse_sample.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports::seasons {
namespace {

using namespace test;

auto parse(std::string_view text) { return parse_season(text, std::nullopt); }

RecordedGame only_game(const NflverseSample& sample) {
  const auto file = parse(sample.text());
  REQUIRE(file.has_value());
  for (const auto& bad : file->bad_rows) FAIL(bad.reason);
  REQUIRE(file->games.size() == 1);
  return file->games.front();
}

std::string problem_of(const NflverseSample& sample) {
  const auto file = parse(sample.text());
  REQUIRE(file.has_value());
  CHECK(file->games.empty());
  REQUIRE(file->bad_rows.size() == 1);
  CHECK(file->bad_rows.front().line == 2);
  return file->bad_rows.front().reason;
}

TEST_CASE("a row becomes a game: teams, kickoff in UTC, all three markets and the score") {
  NflverseSample sample;
  sample.add();
  const auto game = only_game(sample);
  CHECK(game.game_id == "2023_00_DET_KC");
  CHECK(game.season == 2023);
  CHECK(game.home == Team{"Kansas City Chiefs", "KC"});
  CHECK(game.away == Team{"Detroit Lions", "DET"});
  CHECK(game.starts_at == at("2023-10-01T17:00:00Z"));
  CHECK(game.score == ledger::Score{24, 20});
  CHECK(game.opening.moneyline == ledger::TwoWay{0, -198, 164});
  // spread_line 3.5: home is favoured, so it gives 3.5 points.
  CHECK(game.opening.spread == ledger::TwoWay{-7, -112, -108});
  CHECK(game.opening.total == ledger::TwoWay{106, -115, -105});
}

TEST_CASE("the sign of the spread") {
  for (const auto& [cell, handicap] : std::initializer_list<std::pair<const char*, int>>{
           {"3.5", -7}, {"-1", 2}, {"0", 0}, {"-0", 0}, {"+3", -6}, {"10.0", -20}}) {
    CAPTURE(cell);
    NflverseSample sample;
    sample.add().set("spread_line", cell).set("home_moneyline", "NA");
    CHECK(only_game(sample).opening.spread->line == handicap);
  }
}

TEST_CASE("an unknown cell leaves its market out, and nothing else") {
  struct Row {
    const char* column;
    bool moneyline;
    bool spread;
    bool total;
  };
  const Row rows[] = {
      {"home_moneyline", false, true, true},   {"away_moneyline", false, true, true},
      {"spread_line", true, false, true},      {"home_spread_odds", true, false, true},
      {"away_spread_odds", true, false, true}, {"total_line", true, true, false},
      {"over_odds", true, true, false},        {"under_odds", true, true, false}};
  for (const auto& row : rows) {
    for (const auto* unknown : {"", "NA"}) {
      CAPTURE(row.column);
      CAPTURE(unknown);
      NflverseSample sample;
      sample.add().set(row.column, unknown);
      const auto lines = only_game(sample).opening;
      CHECK(lines.moneyline.has_value() == row.moneyline);
      CHECK(lines.spread.has_value() == row.spread);
      CHECK(lines.total.has_value() == row.total);
    }
  }
}

TEST_CASE("a game that was not played yet has no result") {
  for (const auto* unknown : {"", "NA"}) {
    NflverseSample sample;
    sample.add().set("home_score", unknown).set("away_score", unknown);
    CHECK(!only_game(sample).score);
  }
}

TEST_CASE("a scoreless tie is a result") {
  NflverseSample sample;
  sample.add().set("home_score", "0").set("away_score", "0");
  CHECK(only_game(sample).score == ledger::Score{0, 0});
}

TEST_CASE("columns are found by name, in any order and among others") {
  NflverseSample sample;
  std::ranges::reverse(sample.columns);
  sample.add();
  CHECK(only_game(sample).opening.spread == ledger::TwoWay{-7, -112, -108});
}

TEST_CASE("a bad row is left out and named by its line and its reason") {
  struct Row {
    const char* column;
    const char* cell;
    const char* reason;
  };
  const Row rows[] = {
      {"game_id", "", "game_id is missing"},
      {"season", "NA", "season is missing"},
      {"season", "last", "season 'last' is not a season"},
      {"season", "23", "season '23' is not a season"},
      {"home_team", "", "home_team is missing"},
      {"away_team", "NA", "away_team is missing"},
      {"home_team", "XYZ", "home_team 'XYZ' is no team"},
      {"home_team", "DET", "home_team and away_team are the same"},
      {"gameday", "", "gameday is missing"},
      {"gameday", "10/01/2023", "gameday '10/01/2023' is not a date"},
      {"gameday", "2023-02-29", "gameday '2023-02-29' is not a date"},
      {"gameday", "2023-1-1", "gameday '2023-1-1' is not a date"},
      {"gameday", "2023-07-31", "gameday '2023-07-31' is not a date of the season"},
      {"gameday", "2024-03-01", "gameday '2024-03-01' is not a date of the season"},
      {"gameday", "9999-12-31", "gameday '9999-12-31' is not a date of the season"},
      {"gametime", "NA", "gametime is missing"},
      {"gametime", "25:00", "gametime '25:00' is not a time of day"},
      {"gametime", "1pm", "gametime '1pm' is not a time of day"},
      {"home_score", "", "only one of home_score and away_score is known"},
      {"home_score", "-3", "home_score '-3' is not a score"},
      {"away_score", "2O", "away_score '2O' is not a score"},
      {"away_score", "20.5", "away_score '20.5' is not a score"},
      {"home_moneyline", "99", "home_moneyline '99' is not American odds"},
      {"home_moneyline", "-99", "home_moneyline '-99' is not American odds"},
      {"away_moneyline", "0", "away_moneyline '0' is not American odds"},
      {"over_odds", "even", "over_odds 'even' is not American odds"},
      {"under_odds", "1.91", "under_odds '1.91' is not American odds"},
      {"home_spread_odds", "99999999999", "home_spread_odds '99999999999' is not American odds"},
      {"spread_line", "3.25", "spread_line '3.25' is not a line in half points"},
      {"spread_line", "PK", "spread_line 'PK' is not a line in half points"},
      {"spread_line", "nan", "spread_line 'nan' is not a line in half points"},
      {"total_line", "1e9", "total_line '1e9' is not a line in half points"},
      {"total_line", "0", "total_line is not above 0"},
      {"total_line", "-45", "total_line is not above 0"},
  };
  for (const auto& row : rows) {
    CAPTURE(row.column);
    CAPTURE(row.cell);
    NflverseSample sample;
    sample.add().set(row.column, row.cell);
    CHECK(problem_of(sample) == row.reason);
  }
}

TEST_CASE("a result or a total that contradicts the scores leaves its row out") {
  const auto problem = [](const char* column, const char* cell) {
    NflverseSample sample;
    sample.columns.emplace_back("result");
    sample.columns.emplace_back("total");
    sample.add().set("result", "4").set("total", "44").set(column, cell);
    const auto file = parse(sample.text()).value();
    return file.bad_rows.empty() ? std::string{} : file.bad_rows.front().reason;
  };
  CHECK(problem("result", "4").empty());
  CHECK(problem("result", "NA").empty());
  CHECK(problem("result", "-4") == "result -4 does not go with the score");
  CHECK(problem("total", "45") == "total 45 does not go with the score");
  CHECK(problem("total", "x") == "total 'x' is not a line in half points");
}

TEST_CASE("the good rows around bad ones are kept") {
  NflverseSample sample;
  sample.add();
  sample.add().set("home_team", "NOWHERE");
  sample.add().set("stadium", "Two\nlines");
  sample.add().set("game_id", "2023_00_DET_KC");
  sample.add();
  const auto file = parse(sample.text() + "2023_09_DET_KC,2023\n");
  REQUIRE(file.has_value());
  CHECK(file->games.size() == 3);
  const std::vector<BadRow> bad{
      {3, "home_team 'NOWHERE' is no team"},
      {6, "game_id 2023_00_DET_KC occurs twice"},
      {8, "it has 2 cells where the header has 17"},
  };
  CHECK(file->bad_rows == bad);
}

TEST_CASE("a malformed file is refused whole") {
  NflverseSample sample;
  sample.add();
  const auto text = sample.text();
  CHECK(parse("").error() == "it is empty");
  CHECK(parse("\n\n").error() == "it is empty");
  CHECK(parse(text.substr(0, text.rfind("The"))).error() == "line 2: a quote that never ends");
  CHECK(parse(text + '\xFF').error() == "it is not UTF-8 text");
  auto twice = sample;
  twice.columns.emplace_back("season");
  CHECK(parse(twice.text()).error() == "its first line names season twice");
  for (const auto* column : {"gameday", "spread_line", "under_odds", "home_score"}) {
    auto without = sample;
    std::erase(without.columns, column);
    CHECK(parse(without.text()).error() == std::string{"its first line has no column "} + column);
  }
}

TEST_CASE("a header alone is a season without games") {
  const auto file = parse(NflverseSample{}.text());
  REQUIRE(file.has_value());
  CHECK(file->games.empty());
  CHECK(file->bad_rows.empty());
}

TEST_CASE("every code of nflverse has its team, under the name of the season") {
  for (const auto* code :
       {"ARI", "ATL", "BAL", "BUF", "CAR", "CHI", "CIN", "CLE", "DAL", "DEN", "DET", "GB",
        "HOU", "IND", "JAX", "KC",  "LA",  "LAC", "LV",  "MIA", "MIN", "NE",  "NO",  "NYG",
        "NYJ", "OAK", "PHI", "PIT", "SD",  "SEA", "SF",  "STL", "TB",  "TEN", "WAS"}) {
    CAPTURE(code);
    CHECK(team_in_season(ledger::Sport::kNfl, code, 2010));
  }
}

}  // namespace
}  // namespace chalkline::sports::seasons
