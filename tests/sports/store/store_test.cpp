#include <doctest/doctest.h>

#include <fstream>

#include "sports/model/league.hpp"
#include "sports/simulation/schedule/calendar.hpp"
#include "sports/simulation/season/pairing.hpp"
#include "sports/store/game_store.hpp"
#include "sports/store/joined_keys.hpp"
#include "sports/store/line_columns.hpp"
#include "sports/store/past_game_store.hpp"
#include "sports/store/replay_store.hpp"
#include "sports/store/schema.hpp"
#include "sports/store/world_store.hpp"
#include "tests/ledger/figures.hpp"
#include "tests/ledger/temporary_directory.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports {
namespace {

using namespace test;

struct Database {
  ledger::test::TemporaryDirectory directory;
  std::string path = (directory.path() / "sports.db").string();
};

FeedGame sample(std::uint64_t id, ledger::Timestamp starts_at = kNoon) {
  FeedGame game;
  game.game = game_between("Boston Celtics", "Miami Heat");
  game.game.id = ledger::GameId{id};
  game.game.sport = ledger::Sport::kNba;
  game.game.source = ledger::Source::kSimulated;
  game.game.source_key = "key \"" + std::to_string(id) + "\"";
  game.game.starts_at = starts_at;
  game.season = 3;
  return game;
}

TEST_CASE("an unfinished game comes back as it was stored, after a restart, too") {
  const Database database;
  auto game = sample(0xffff'ffff'ffff'fffe);  // above what a signed number holds
  game.game.opening = {kPickEm, kNoon - 12h};
  game.game.current = {kHomeFavoured, kNoon - 1h};
  game.offered = true;
  game.stage = LedgerStage::kClosed;
  game.game.status = GameStatus::kFinal;
  game.game.score = {101, 99};
  game.ended_at = kNoon + 1h;
  game.periods = {.first_quarter = {{20, 22}},
                  .halftime = {{50, 51}},
                  .third_quarter = {},
                  .fourth_quarter = {{90, 90}}};
  game.proof = {sha256("a reveal"), 17};
  game.reveal = "a reveal";
  game.scheduled_by = "league";
  game.scheduled_at = kNoon;
  game.quoted_by = "closer";
  game.ended_by = "other league";
  game.official = true;
  game.unofficial = {{98, 99}, kNoon + 30min};
  game.held_by = "league";
  game.same_as = ledger::GameId{7};
  game.figures = {{"nba-BOS-1", true, ledger::basketball(31, 4, 9, 5, 36)},
                  {"nba-MIA-8", false, {}}};
  {
    auto db = open_sports_db(database.path);
    GameStore store{db};
    CHECK(!store.knows(game.game.id));
    auto listed = sample(0xffff'ffff'ffff'fffe);
    listed.proof = game.proof;
    store.insert(listed);
    store.update(game);
    store.statistics.put(game.game.id, game.periods, game.figures);
    store.quotes.insert(game.game.id, "opener", game.game.opening);
    store.quotes.insert(game.game.id, "closer", game.game.current);
  }
  auto db = open_sports_db(database.path);
  GameStore store{db};
  CHECK(store.knows(game.game.id));
  CHECK(store.unfinished() == std::vector{game});
}

TEST_CASE(
    "a game under way comes back with how it stands, and one that was moved at its new start") {
  const Database database;
  auto game = sample(1);
  auto db = open_sports_db(database.path);
  GameStore store{db};
  store.insert(game);
  game.game.status = GameStatus::kLive;
  game.game.starts_at += 1h;
  for (const auto clock_s : {std::optional{90}, std::optional<int>{}}) {
    game.game.progress = {{3, 2}, {PeriodKind::kOvertime, 1}, clock_s, kNoon + 2h};
    store.update(game);
    CHECK(store.unfinished() == std::vector{game});
    CHECK(store.find(game.game.id) == game);
  }
  CHECK_FALSE(store.find(ledger::GameId{2}));
}

TEST_CASE("what a corrected result leaves out is forgotten") {
  const Database database;
  auto db = open_sports_db(database.path);
  GameStore store{db};
  auto game = sample(1);
  store.insert(game);
  game.periods.halftime = {1, 0};
  game.figures = {{"nba-BOS-1", true, ledger::basketball(31, 4, 9, 5, 36)},
                  {"nba-MIA-8", false, {}}};
  store.statistics.put(game.game.id, game.periods, game.figures);
  game.periods = {
      .first_quarter = {{0, 0}}, .halftime = {}, .third_quarter = {}, .fourth_quarter = {}};
  game.figures.pop_back();
  store.statistics.put(game.game.id, game.periods, game.figures);
  CHECK(store.find(game.game.id) == game);
}

TEST_CASE("a game of the same teams is found by how near its start is") {
  const Database database;
  auto db = open_sports_db(database.path);
  GameStore store{db};
  for (const auto& [id, starts_at] : {std::pair{1, kNoon}, std::pair{2, kNoon + 3h}}) {
    store.insert(sample(static_cast<std::uint64_t>(id), starts_at));
  }
  auto other = sample(3);
  other.game.home.code = "OTH";
  store.insert(other);
  const auto found = store.meetings(sample(9, kNoon + 2h).game, 2h);
  REQUIRE(found.size() == 2);
  CHECK(found[0].id == ledger::GameId{2});
  CHECK(found[0].source_key == "key \"2\"");
  CHECK(store.meetings(sample(9, kNoon + 5h + 1us).game, 2h).empty());
}

TEST_CASE("a key that was joined names its game") {
  const Database database;
  auto db = open_sports_db(database.path);
  GameStore store{db};
  store.insert(sample(1));
  store.insert(sample(2));
  JoinedKeys keys{db};
  keys.join("odds", "abc", {ledger::GameId{1}, true});
  CHECK(keys.game("odds", "abc") == NamedGame{ledger::GameId{1}, true});
  CHECK_FALSE(keys.game("league", "abc"));
  CHECK(keys.listing_feeds(ledger::GameId{1}) == std::vector<std::string>{"odds"});
  CHECK(keys.listing_feeds(ledger::GameId{2}).empty());

  CHECK(keys.told_starts(ledger::GameId{1}).empty());
  const ToldStart later{"odds", kNoon + 1h, 2};
  for (const auto& start : {ToldStart{"odds", kNoon, 1}, later}) keys.tell_start("abc", start);
  CHECK(keys.told_starts(ledger::GameId{1}) == std::vector{later});

  keys.rejoin(ledger::GameId{1}, {ledger::GameId{2}, true});
  CHECK(keys.game("odds", "abc") == NamedGame{ledger::GameId{2}, false});
  CHECK(keys.told_starts(ledger::GameId{2}) == std::vector{later});
}

TEST_CASE("meetings with the same home team come first, and none that is offered as another game") {
  const Database database;
  auto db = open_sports_db(database.path);
  GameStore store{db};
  store.insert(sample(1));
  auto swapped = sample(2, kNoon + 1h);
  std::swap(swapped.game.home, swapped.game.away);
  store.insert(swapped);
  auto found = store.meetings(sample(9, kNoon + 1h).game, 2h);
  REQUIRE(found.size() == 2);
  CHECK(found[0].id == ledger::GameId{1});
  CHECK(found[1].home.code == "AWY");
  swapped.same_as = ledger::GameId{1};
  store.update(swapped);
  CHECK(store.meetings(sample(9, kNoon + 1h).game, 2h).size() == 1);
}

TEST_CASE("a game is unfinished until it has ended and the ledger knows, if it has to") {
  struct Row {
    GameStatus status;
    bool offered;
    LedgerStage stage;
    bool unfinished;
    const char* reveal = "";
  };
  const Row rows[] = {
      {GameStatus::kScheduled, false, LedgerStage::kNothing, true},
      {GameStatus::kLive, true, LedgerStage::kClosed, true},
      {GameStatus::kFinal, true, LedgerStage::kClosed, true},
      {GameStatus::kCancelled, true, LedgerStage::kScheduled, true},
      {GameStatus::kFinal, true, LedgerStage::kEnded, false},
      {GameStatus::kCancelled, true, LedgerStage::kEnded, false},
      {GameStatus::kFinal, false, LedgerStage::kNothing, false},
      {GameStatus::kFinal, true, LedgerStage::kEnded, true, "a reveal"},
      {GameStatus::kFinal, true, LedgerStage::kRevealed, false, "a reveal"},
      {GameStatus::kFinal, false, LedgerStage::kNothing, false, "a reveal"},
  };
  for (const auto& row : rows) {
    const Database database;
    auto db = open_sports_db(database.path);
    GameStore store{db};
    auto game = sample(1);
    game.game.status = row.status;
    game.offered = row.offered;
    game.stage = row.stage;
    game.reveal = row.reveal;
    store.insert(game);
    CHECK(store.unfinished().size() == (row.unfinished ? 1 : 0));
  }
}

TEST_CASE("lines survive their columns, whichever markets are quoted") {
  for (int quoted = 0; quoted < 8; ++quoted) {
    ledger::Lines lines;
    if ((quoted & 1) != 0) lines.moneyline = {0, -150, 130};
    if ((quoted & 2) != 0) lines.spread = {-7, -112, -108};
    if ((quoted & 4) != 0) lines.total = {95, -115, -105};
    CHECK(from_columns(to_columns(lines)) == lines);
  }
}

TEST_CASE("each world of a feed is seen until a time of its own") {
  const Database database;
  auto db = open_sports_db(database.path);
  WorldStore worlds{db};
  CHECK(!worlds.seen_until("simulated", "one"));
  worlds.set_seen_until("simulated", "one", kNoon);
  worlds.set_seen_until("simulated", "one", kNoon + 1us);
  CHECK(worlds.seen_until("simulated", "one") == kNoon + 1us);
  CHECK(!worlds.seen_until("simulated", "other"));
  CHECK(!worlds.seen_until("replay", "one"));
}

TEST_CASE("what is kept covers a whole season") {
  for (const auto sport : kSports) {
    CHECK(simulated::games_per_season(sport) * simulated::kBetweenStarts < kSimulatedGamesKept);
  }
}

// Takes back what came with versions 4 to 13.
constexpr const char* kToThirdVersion = R"(
  DROP TABLE past_quote; DROP TABLE past_game;
  DROP INDEX replay_game_by_season;
  DROP TABLE replay_run;
  ALTER TABLE replay_game DROP COLUMN closing_moneyline_home;
  ALTER TABLE replay_game DROP COLUMN closing_moneyline_away;
  ALTER TABLE replay_game DROP COLUMN closing_spread_line;
  ALTER TABLE replay_game DROP COLUMN closing_spread_home;
  ALTER TABLE replay_game DROP COLUMN closing_spread_away;
  ALTER TABLE replay_game DROP COLUMN closing_total_line;
  ALTER TABLE replay_game DROP COLUMN closing_total_over;
  ALTER TABLE replay_game DROP COLUMN closing_total_under;
  DROP TABLE feed;
  CREATE TABLE feed (source INTEGER NOT NULL, world TEXT NOT NULL, seen_until INTEGER NOT NULL,
                     PRIMARY KEY (source, world)) STRICT, WITHOUT ROWID;
  DROP TABLE joined_key;
  ALTER TABLE game DROP COLUMN same_as;
  ALTER TABLE quote ADD COLUMN source INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE quote DROP COLUMN feed;
  ALTER TABLE game DROP COLUMN scheduled_by;
  ALTER TABLE game DROP COLUMN scheduled_at;
  ALTER TABLE game DROP COLUMN ended_by;
  ALTER TABLE game DROP COLUMN official;
  ALTER TABLE game DROP COLUMN live_home;
  ALTER TABLE game DROP COLUMN live_away;
  ALTER TABLE game DROP COLUMN live_period;
  ALTER TABLE game DROP COLUMN live_number;
  ALTER TABLE game DROP COLUMN live_clock_s;
  ALTER TABLE game DROP COLUMN live_at;
  DROP TABLE asked;
  ALTER TABLE game DROP COLUMN unofficial_home;
  ALTER TABLE game DROP COLUMN unofficial_away;
  ALTER TABLE game DROP COLUMN unofficial_since;
  ALTER TABLE game DROP COLUMN held_by;
  DROP TABLE figure; DROP TABLE player_figures; DROP TABLE prop_quote; DROP TABLE prop_asked;
  CREATE TABLE player_figures (
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE, player TEXT NOT NULL, played INTEGER NOT NULL,
    points INTEGER NOT NULL, rebounds INTEGER NOT NULL, assists INTEGER NOT NULL,
    threes INTEGER NOT NULL, minutes INTEGER NOT NULL, PRIMARY KEY (game, player)) STRICT;
  PRAGMA user_version = 3)";

TEST_CASE("a database of version 3 keeps its games, its quotes and how far its feeds were read") {
  const Database database;
  auto game = sample(1);
  game.game.opening = game.game.current = {kPickEm, kNoon - 12h};
  {
    auto db = open_sports_db(database.path);
    GameStore store{db};
    store.insert(game);
    store.quotes.insert(game.game.id, "simulated", game.game.current);
    db.run(kToThirdVersion);
    db.run("INSERT INTO feed VALUES (1, 'one', 1000000), (2, '', 2000000)");
    db.run(
        "INSERT INTO player_figures SELECT id, 'nba-BOS-1', 1, 31, 4, 9, 5, 36 FROM game UNION ALL "
        "SELECT id, 'nba-MIA-8', 0, 0, 0, 0, 0, 0 FROM game");
  }
  auto db = open_sports_db(database.path);
  GameStore store{db};
  game.quoted_by = "simulated";
  game.figures = {{"nba-BOS-1", true, ledger::basketball(31, 4, 9, 5, 36)},
                  {"nba-MIA-8", false, ledger::basketball(0, 0, 0, 0, 0)}};
  CHECK(store.unfinished() == std::vector{game});
  WorldStore worlds{db};
  CHECK(worlds.seen_until("simulated", "one") == ledger::Timestamp{1s});
  CHECK(worlds.seen_until("replay", "") == ledger::Timestamp{2s});
}

TEST_CASE("a season that an older version has shifted goes on as a run of the recorded season") {
  const Database database;
  ReplayGame game;
  game.listed = {"2023/2023_01_DET_KC/+600",   ledger::Sport::kNfl,      2023, kNoon,
                 {"Kansas City Chiefs", "KC"}, {"Detroit Lions", "DET"}, {}};
  game.imported_at = kNoon - 24h;
  {
    auto db = open_sports_db(database.path);
    ReplayStore store{db};
    store.insert(game);
    game.listed.source_key = "2023/2023_02_KC_DET/+600";
    game.listed.starts_at = kNoon + 24h * 7;
    store.insert(game);
    db.run(kToThirdVersion);
  }
  auto db = open_sports_db(database.path);
  ReplayStore store{db};
  const auto runs = store.runs(kNoon);
  REQUIRE(runs.size() == 1);
  const auto& run = runs.front();
  const auto games = store.games(ledger::Sport::kNfl, 2023);
  REQUIRE(games.size() == 2);
  CHECK(games[0].listed.starts_at == kNoon - 10h);
  CHECK(games[0].listed.source_key + run.world() == "2023/2023_01_DET_KC/+600");
  CHECK(run.start_of(games[0].listed.starts_at) == kNoon);
  CHECK(run.start_of(games[1].listed.starts_at) == kNoon + 24h * 7);
  CHECK(run.listed_at(games[0].listed.starts_at) == game.imported_at);
  CHECK(store.runs(run.ends_at()).empty());
}

TEST_CASE("a database of version 1 keeps its games and forgets up to when its feed was polled") {
  const Database database;
  {
    auto db = open_sports_db(database.path);
    GameStore{db}.insert(sample(1));
    db.run(kToThirdVersion);
    db.run(R"(
      DROP TABLE feed;
      DROP TABLE period_score;
      DROP TABLE player_figures;
      CREATE TABLE feed (source INTEGER PRIMARY KEY, seen_until INTEGER NOT NULL) STRICT;
      INSERT INTO feed VALUES (1, 1000000);
      DROP INDEX game_unfinished;
      CREATE INDEX game_unfinished ON game (id) WHERE status < 2 OR (offered AND told < 3);
      ALTER TABLE game DROP COLUMN proof;
      ALTER TABLE game DROP COLUMN proof_row;
      ALTER TABLE game DROP COLUMN reveal;
      ALTER TABLE replay_game DROP COLUMN proof;
      ALTER TABLE replay_game DROP COLUMN proof_row;
      PRAGMA user_version = 1)");
  }
  auto db = open_sports_db(database.path);
  GameStore store{db};
  CHECK(store.unfinished() == std::vector{sample(1)});
  WorldStore worlds{db};
  CHECK(!worlds.seen_until("simulated", ""));
  worlds.set_seen_until("simulated", "one", kNoon);
}

TEST_CASE("a database of a newer version is refused") {
  const Database database;
  open_sports_db(database.path).run("PRAGMA user_version = 1000");
  CHECK_THROWS_WITH_AS(open_sports_db(database.path),
                       (database.path + " was written by a newer version of Chalkline").c_str(),
                       sqlite::Error);
}

TEST_CASE("a file that is no database is refused by its name") {
  const Database database;
  std::ofstream{database.path}
      << "this is a text, and it is longer than a header would be, by far. "
         "this is a text, and it is longer than a header would be, by far.";
  try {
    open_sports_db(database.path);
    FAIL("it was opened");
  } catch (const sqlite::Error& error) {
    CHECK(std::string_view{error.what()}.starts_with(database.path));
  }
  CHECK_THROWS_AS(open_sports_db((database.directory.path() / "no" / "sports.db").string()),
                  sqlite::Error);
}

}  // namespace
}  // namespace chalkline::sports
