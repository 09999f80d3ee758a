#include "sports/feeds/replay/import.hpp"

#include <doctest/doctest.h>
#include <sys/stat.h>

#include <algorithm>
#include <fstream>
#include <iterator>

#include "base/time_text.hpp"
#include "sports/store/replay_store.hpp"
#include "sports/store/schema.hpp"
#include "tests/ledger/temporary_directory.hpp"
#include "tests/sports/feeds/nflverse_sample.hpp"
#include "tests/sports/fixtures.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports {
namespace {

using namespace test;
using namespace replay;
using namespace seasons;

class Import {
 public:
  ImportReport operator()(std::string_view text) {
    return replay::import_text(database(), "games.csv", text, kNoon);
  }
  std::string database() const { return (directory_.path() / "sports.db").string(); }
  std::vector<ReplayGame> games() const {
    auto db = open_sports_db(database());
    std::vector<ReplayGame> games;
    ReplayStore store{db};
    for (const auto& season : store.seasons())
      std::ranges::move(store.games(season.sport, season.year), std::back_inserter(games));
    return games;
  }
  const std::filesystem::path& directory() const { return directory_.path(); }

 private:
  ledger::test::TemporaryDirectory directory_;
};

TEST_CASE("a game is kept as it was recorded") {
  NflverseSample sample;
  sample.add().set("gameday", "2023-10-08");
  sample.add().set("gameday", "2023-10-01");
  Import import;
  const auto report = import(sample.text());
  CHECK(report.imported == 2);
  CHECK(report.bad_rows.empty());
  const auto games = import.games();
  REQUIRE(games.size() == 2);
  CHECK(games[0].listed.source_key == "2023/2023_01_DET_KC");
  CHECK(games[0].listed.starts_at == parse_iso("2023-10-01T17:00:00Z"));  // 13:00 in New York
  CHECK(games[1].listed.starts_at == games[0].listed.starts_at + 24h * 7);
  CHECK(games[0].imported_at == kNoon);
  CHECK(games[0].listed.sport == ledger::Sport::kNfl);
  CHECK(games[0].listed.season == 2023);
  CHECK(games[0].listed.home == Team{"Kansas City Chiefs", "KC"});
  CHECK(games[0].lines.spread == ledger::TwoWay{-7, -112, -108});
  CHECK(games[0].score == ledger::Score{24, 20});
}

TEST_CASE("a file of several seasons is as many seasons, and none of another sport") {
  NflverseSample sample;
  sample.add();
  sample.add();
  sample.add().set("season", "2022").set("gameday", "2022-10-01");
  Import import;
  import(sample.text());
  auto db = open_sports_db(import.database());
  ReplayStore store{db};
  const auto seasons = store.seasons();
  REQUIRE(seasons.size() == 2);
  CHECK(seasons[0].year == 2023);
  CHECK(seasons[0].games == 2);
  CHECK(seasons[0].last_start - seasons[0].first_start == 24h);
  CHECK(seasons[1].year == 2022);
  CHECK(store.games(ledger::Sport::kNfl, 2022).size() == 1);
  CHECK(store.games(ledger::Sport::kNba, 2022).empty());
}

TEST_CASE("the same import again changes nothing") {
  NflverseSample sample;
  sample.add();
  sample.add();
  Import import;
  import(sample.text());
  CHECK(import(sample.text()).imported == 2);
  CHECK(import.games().size() == 2);
}

TEST_CASE("a later file fills in a result that was not known, and changes none") {
  Import import;
  NflverseSample early;
  early.add().set("home_score", "").set("away_score", "");
  early.add();
  import(early.text());
  CHECK(!import.games()[0].score);
  NflverseSample late;
  late.add();
  late.add().set("home_score", "99");
  import(late.text());
  CHECK(import.games()[0].score == ledger::Score{24, 20});
  CHECK(import.games()[1].score == ledger::Score{24, 20});
}

TEST_CASE("bad rows are reported, and the import is the rest") {
  NflverseSample sample;
  sample.add().set("gameday", "2023-09-31");  // not the first game: it does not exist
  sample.add();
  Import import;
  const auto report = import(sample.text());
  CHECK(report.imported == 1);
  CHECK(report.bad_rows == std::vector<BadRow>{{2, "gameday '2023-09-31' is not a date"}});
  CHECK(import.games().size() == 1);
}

TEST_CASE(
    "a market that pays more than it costs is refused with its row, one without margin is not") {
  for (const char* home : {"101", "500"}) {
    NflverseSample sample;
    sample.add();
    sample.add().set("home_moneyline", home).set("away_moneyline", home);
    Import import;
    const auto report = import(sample.text());
    CHECK(report.imported == 1);
    CHECK(report.bad_rows ==
          std::vector<BadRow>{{3, "the moneyline pays more than it costs on both sides together"}});
  }
  for (const char* column : {"home_spread_odds", "over_odds"}) {
    NflverseSample sample;
    sample.add().set(column, "120");
    Import import;
    CHECK(import(sample.text()).imported == 0);
  }
  NflverseSample fair;
  fair.add().set("home_moneyline", "-150").set("away_moneyline", "150");
  Import import;
  CHECK(import(fair.text()).imported == 1);
}

TEST_CASE("each game names its file by its hash, and its row by its line") {
  NflverseSample sample;
  sample.add();
  sample.add().set("gameday", "2023-09-31");
  sample.add();
  Import import;
  import(sample.text());
  const auto games = import.games();
  REQUIRE(games.size() == 2);
  CHECK(games[0].listed.proof == ledger::GameProof{sha256(sample.text()), 2});
  CHECK(games[1].listed.proof == ledger::GameProof{sha256(sample.text()), 4});
}

TEST_CASE("a malformed file leaves nothing, and says which file and why") {
  Import import;
  CHECK_THROWS_WITH_AS(import("game_id,season\n"),
                       "games.csv cannot be imported: its first line has no column home_team.",
                       std::runtime_error);
  CHECK(!std::filesystem::exists(import.database()));
}

TEST_CASE("a file is read from disk, and one that is not there is named") {
  Import import;
  const auto path = (import.directory() / "season.csv").string();
  CHECK_THROWS_WITH_AS(import_file(import.database(), path, std::nullopt),
                       (path + " cannot be opened.").c_str(), std::runtime_error);
  CHECK_THROWS_WITH_AS(import_file(import.database(), import.directory().string(), std::nullopt),
                       (import.directory().string() + " is not a regular file.").c_str(),
                       std::runtime_error);
  const auto pipe = (import.directory() / "pipe").string();
  REQUIRE(mkfifo(pipe.c_str(), S_IRUSR | S_IWUSR) == 0);
  CHECK_THROWS_WITH_AS(import_file(import.database(), pipe, std::nullopt),
                       (pipe + " is not a regular file.").c_str(), std::runtime_error);
  NflverseSample sample;
  sample.add();
  std::ofstream{path} << sample.text();
  CHECK(import_file(import.database(), path, std::nullopt).imported == 1);
}

TEST_CASE("recorded seasons: every game of 2021, 2023 and 2025") {
  struct Season {
    const char* file;
    std::size_t games;
    std::size_t quoted;
    std::size_t played;
    std::size_t ties;
  };
  const Season seasons[] = {{"nflverse_games_2021.csv", 285, 285, 285, 1},
                            {"nflverse_games_2023.csv", 285, 285, 285, 0},
                            {"nflverse_games_2025.csv", 272, 208, 193, 1}};
  for (const auto& season : seasons) {
    CAPTURE(season.file);
    const auto path = fixture("nfl", season.file);
    if (!path) return;
    Import import;
    const auto report = import_file(import.database(), *path, std::nullopt);
    CHECK(report.bad_rows.empty());
    CHECK(report.imported == season.games);
    const auto games = import.games();
    CHECK(games.size() == season.games);
    std::size_t quoted = 0;
    std::size_t played = 0;
    std::size_t ties = 0;
    for (const auto& game : games) {
      quoted += game.lines.moneyline && game.lines.spread && game.lines.total ? 1 : 0;
      played += game.score ? 1 : 0;
      ties += game.score && game.score->home == game.score->away ? 1 : 0;
      // The shorter moneyline belongs to the side that gives points.
      if (game.lines.spread && std::abs(game.lines.spread->line) > 4) {
        const bool home_gives = game.lines.spread->line < 0;
        CHECK(home_gives == (game.lines.moneyline->first < game.lines.moneyline->second));
      }
    }
    CHECK(quoted == season.quoted);
    CHECK(played == season.played);
    CHECK(ties == season.ties);
  }
}

}  // namespace
}  // namespace chalkline::sports
