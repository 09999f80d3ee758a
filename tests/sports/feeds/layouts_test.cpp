#include "sports/feeds/seasons/layouts.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "tests/sports/feeds/nflverse_sample.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports::seasons {
namespace {

using namespace test;

// A game of the archive as it is written there, with `to` in the place of `from`.
std::string archive_game(std::string_view from = "", std::string_view to = "") {
  std::string game =
      R"({"season":2011,"date":20111002.0,"home_team":"Bears","away_team":"Vikings",)"
      R"("home_1stQtr":"7","away_1stQtr":"3","home_2ndQtr":"3","away_2ndQtr":"10",)"
      R"("home_3rdQtr":"7","away_3rdQtr":"0","home_4thQtr":"0","away_4thQtr":"7",)"
      R"("home_final":"17","away_final":"20","home_close_ml":-130,"away_close_ml":110,)"
      R"("home_open_spread":-3.0,"away_open_spread":3.0,"home_close_spread":-1.5,)"
      R"("away_close_spread":1.5,"home_2H_spread":-0.5,"away_2H_spread":0.5,"2H_total":23.0,)"
      R"("open_over_under":40.5,"close_over_under":43.5})";
  if (!from.empty()) game.replace(game.find(from), from.size(), to);
  return game;
}

SeasonFile archive(const std::string& games, std::optional<std::int32_t> season = std::nullopt) {
  auto file = parse_season('[' + games + ']', season);
  REQUIRE(file.has_value());
  return *std::move(file);
}

TEST_CASE("a game of the archive: both lines at the usual price, the closing moneyline") {
  const auto file = archive(archive_game());
  CHECK(file.bad_rows.empty());
  REQUIRE(file.games.size() == 1);
  const auto& game = file.games.front();
  CHECK(game.game_id == "nfl_20111002_MIN_CHI");
  CHECK(game.season == 2011);
  CHECK(game.home == Team{"Chicago Bears", "CHI"});
  CHECK(game.away == Team{"Minnesota Vikings", "MIN"});
  CHECK(game.starts_at == at("2011-10-02T17:00:00Z"));
  CHECK(game.score == ledger::Score{17, 20});
  CHECK(game.opening.spread == ledger::TwoWay{-6, -110, -110});
  CHECK(game.opening.total == ledger::TwoWay{81, -110, -110});
  CHECK(game.closing.spread == ledger::TwoWay{-3, -110, -110});
  CHECK(game.closing.total == ledger::TwoWay{87, -110, -110});
  CHECK(game.closing.moneyline == ledger::TwoWay{0, -130, 110});
  CHECK(game.line == 1);
}

TEST_CASE("a game of the archive that cannot have been is left out, and named by its number") {
  struct Row {
    const char* from;
    const char* to;
    const char* reason;
  };
  const Row rows[] = {
      {R"(-1.5,"away_close_spread":1.5)", R"(40.5,"away_close_spread":-40.5)",
       "the closing spread +40.5 is too great"},
      {R"("open_over_under":40.5)", R"("open_over_under":2.5)",
       "the opening total 2.5 is no total of this sport"},
      {R"("away_close_spread":1.5)", R"("away_close_spread":-1.5)",
       "the two teams' close spreads are not opposite"},
      {R"("close_over_under":43.5)", R"("close_over_under":0.0)",
       "close_over_under is not above 0"},
      {R"(-130,"away_close_ml":110)", R"(140,"away_close_ml":-160)",
       "the closing spread -1.5 and the moneyline pay more than they cost together"},
      {R"(-130,"away_close_ml":110)", R"(-130,"away_close_ml":-240)",
       "the closing moneyline -130 and -240 costs far more than it pays"},
      {R"(-3.0,"away_open_spread":3.0)", R"(-14.0,"away_open_spread":14.0)",
       "the spread moved from -14 to -1.5"},
      {R"(-3.0,"away_open_spread":3.0)", R"(3.0,"away_open_spread":-3.0)",
       "the opening spread +3 does not go with the closing spread -1.5"},
      {R"("open_over_under":40.5)", R"("open_over_under":30.0)", "the total moved from 30 to 43.5"},
      {R"("home_team":"Bears")", R"("home_team":0)", "home_team '0' is no team"},
      {R"("home_final":"17")", R"("home_final":"14")",
       "the final score is less than the periods together"},
      {R"("home_final":"17")", R"("home_final":null)", "home_final or away_final is missing"},
      {R"(20111002.0)", R"(20111032.0)", "date '20111032' is not a date"},
      {R"("season":2011)", R"("season":{})", "season '{}' is not a season"},
  };
  for (const auto& row : rows) {
    const auto file = archive(archive_game() + ',' + archive_game(row.from, row.to));
    CHECK(file.games.size() == 1);
    CHECK(file.bad_rows == std::vector<BadRow>{{2, row.reason}});
  }
}

TEST_CASE("spread and total that have changed places are found") {
  auto game = archive_game(R"(-1.5,"away_close_spread":1.5)", R"(-43.5,"away_close_spread":43.5)");
  const std::string total = R"("close_over_under":43.5)";
  game.replace(game.find(total), total.size(), R"("close_over_under":1.5)");
  CHECK(archive(game).bad_rows ==
        std::vector<BadRow>{{1, "the closing spread -43.5 and total 1.5 are swapped"}});
}

TEST_CASE("an opening spread of 0 that closes beyond a touchdown was not known") {
  const auto opened_at_0 = [](const char* closing) {
    auto game = archive_game(R"(-3.0,"away_open_spread":3.0)", R"(0.0,"away_open_spread":0.0)");
    const std::string from = R"("home_close_spread":-1.5,"away_close_spread":1.5)";
    return game.replace(
        game.find(from), from.size(),
        fmt::format(R"("home_close_spread":-{0},"away_close_spread":{0})", closing));
  };
  CHECK(archive(opened_at_0("3.0")).bad_rows.empty());
  CHECK(archive(opened_at_0("7.0")).bad_rows.empty());
  CHECK(archive(opened_at_0("7.5")).bad_rows ==
        std::vector<BadRow>{{1, "the opening spread +0 does not go with the closing spread -7.5"}});
}

TEST_CASE("an entry of the archive that is no game is left out") {
  const auto file = archive(archive_game() + R"(,7,{"season":2011})");
  CHECK(file.games.size() == 1);
  CHECK(file.bad_rows == std::vector<BadRow>{{2, "it has 0 cells where the header has 25"},
                                             {3, "home_team is missing"}});
}

TEST_CASE("of a file with several seasons one can be chosen") {
  auto later = archive_game("20111002.0", "20121007.0");
  later.replace(later.find("2011"), 4, "2012");
  CHECK(archive(archive_game() + ',' + later).games.size() == 2);
  const auto one = archive(archive_game() + ',' + later, 2012);
  REQUIRE(one.games.size() == 1);
  CHECK(one.games.front().season == 2012);

  NflverseSample nflverse;
  nflverse.add();
  nflverse.add().set("season", "2022").set("home_team", "NOWHERE");
  const auto file = parse_season(nflverse.text(), 2023);
  REQUIRE(file.has_value());
  CHECK(file->games.size() == 1);
  CHECK(file->bad_rows.empty());
}

TEST_CASE("an unknown layout is refused with one phrase that lists the known ones") {
  for (const auto* text :
       {"Date,Home,Away\n", "<html></html>", "{\"games\":[]}", "[{\"id\":1}]", "[]", "[7]"}) {
    CAPTURE(text);
    const auto error = parse_season(text, 2018).error();
    CHECK(error.starts_with("its layout is not known (known are games.csv of nflverse, "));
    CHECK(error.find("sportsbookreviewsonline") != std::string::npos);
  }
}

TEST_CASE("a file that is no text, no JSON or empty is refused with its reason") {
  CHECK(parse_season("", std::nullopt).error() == "it is empty");
  CHECK(parse_season("\xFF", std::nullopt).error() == "it is not UTF-8 text");
  CHECK(parse_season("[\xFF", std::nullopt).error() == "it is not UTF-8 text");
  CHECK(parse_season("[{", std::nullopt).error() == "it is not JSON: incomplete JSON");
}

TEST_CASE("box scores have no odds to import") {
  CHECK(parse_season("season_year,gameId,personId,minutes,points\n", std::nullopt).error() ==
        "it has box scores of players, and neither a schedule nor odds");
}

TEST_CASE("a reason shows a cell on one line and cuts a long one") {
  NflverseSample sample;
  sample.add().set("home_team", "A\nB");
  sample.add().set("home_team", std::string(100, 'A'));
  const auto file = parse_season(sample.text(), std::nullopt);
  REQUIRE(file.has_value());
  REQUIRE(file->bad_rows.size() == 2);
  CHECK(file->bad_rows[0].reason == "home_team 'A?B' is no team");
  CHECK(file->bad_rows[1].reason == "home_team '" + std::string(40, 'A') + "...' is no team");
}

}  // namespace
}  // namespace chalkline::sports::seasons
