#include "sports/history/history_reader.hpp"

#include <doctest/doctest.h>

#include "sports/book/games/recorded_starts.hpp"
#include "sports/store/game_store.hpp"
#include "sports/store/joined_keys.hpp"
#include "sports/store/replay_store.hpp"
#include "sports/store/schema.hpp"
#include "tests/ledger/temporary_directory.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports {
namespace {

using namespace test;

// A sports.db with its writer and a reader.
struct StoredGames {
  ledger::test::TemporaryDirectory directory;
  std::string path = (directory.path() / "sports.db").string();
  sqlite::Connection db = open_sports_db(path);
  GameStore store{db};
  ReplayStore replays{db};
  HistoryReader history{path};

  FeedGame put(std::uint64_t id, ledger::Timestamp starts_at, const std::string& key) {
    FeedGame game;
    game.game = game_between("Boston Celtics", "Miami Heat");
    game.game.id = ledger::GameId{id};
    game.game.sport = ledger::Sport::kNba;
    game.game.source = ledger::Source::kSimulated;
    game.game.source_key = key;
    game.game.starts_at = starts_at;
    game.season = 3;
    store.insert(game);
    return game;
  }
  void end(FeedGame game, ledger::Score score) {
    game.game.status = GameStatus::kFinal;
    game.game.score = score;
    store.update(game);
  }
  void replay(std::uint64_t id, const std::string& recorded_key) {
    FeedGame game;
    game.game.id = ledger::GameId{id};
    game.game.source = ledger::Source::kReplay;
    game.game.source_key = recorded_key + "/run";
    store.insert(game);
    ReplayGame recorded;
    recorded.listed.source_key = recorded_key;
    recorded.listed.starts_at = kNoon - std::chrono::minutes{id};
    replays.insert(recorded);
  }
};

TEST_CASE("a game comes with its result, its season and every quote by its time") {
  StoredGames database;
  auto game = database.put(1, kNoon, "key");
  const FeedQuote late{"league", {kHomeFavoured, kNoon - 1h}};
  const FeedQuote early{"odds", {kPickEm, kNoon - 2h}};
  database.store.quotes.insert(game.game.id, late.feed, late.quote);
  database.store.quotes.insert(game.game.id, early.feed, early.quote);
  game.game.progress = {{3, 2}, {PeriodKind::kOvertime, 1}, 90, kNoon + 2h};
  database.end(game, {101, 99});
  auto& known = game.game;
  known.status = GameStatus::kFinal;
  known.score = {101, 99};
  known.opening = early.quote;
  known.current = late.quote;
  CHECK(database.history.find(known.id) == GameHistory{known, 3, {early, late}});
  CHECK(database.history.has(known.id));
  CHECK_FALSE(database.history.find(ledger::GameId{7}));
  CHECK_FALSE(database.history.has(ledger::GameId{7}));
}

TEST_CASE("final games and figures come newest first, of one world of one source") {
  StoredGames database;
  for (std::uint64_t id = 1; id <= 5; ++id) {
    auto game = database.put(id, kNoon + std::chrono::hours{id},
                             std::to_string(id) + (id == 5 ? "/b" : "/a"));
    if (id != 4) database.end(game, {static_cast<std::int32_t>(id), 0});
    database.store.statistics.put_players(game.game.id,
                                          {{"AWY", "Player", "points", static_cast<double>(id)}});
  }
  database.replay(6, "2023_01_MIA_BOS");
  const auto games = database.history.final_games(ledger::Source::kSimulated, "/a");
  REQUIRE(games.size() == 3);
  CHECK(games[0].score.home == 3);
  CHECK(games[2].id == ledger::GameId{1});
  CHECK(games[2].starts_at == kNoon + 1h);
  CHECK(games[0].home.name == "Boston Celtics");
  const auto figures = database.history.player_games(ledger::Source::kSimulated, "/a");
  REQUIRE(figures.size() == 3);
  CHECK(figures[0].value == 3);
  CHECK(figures[0].team == "Miami Heat");
  CHECK(figures[0].season == 3);
  CHECK(database.history.final_games(ledger::Source::kReplay, "/a").empty());
}

TEST_CASE("the key of a feed names the game that it was joined to") {
  StoredGames database;
  database.put(1, kNoon, "key");
  JoinedKeys{database.db}.join("odds", "abc", {ledger::GameId{1}, true});
  CHECK(database.history.id_of("odds", "abc") == ledger::GameId{1});
  CHECK_FALSE(database.history.id_of("league", "abc"));
}

TEST_CASE("of replayed games alone it is known when they were really played") {
  StoredGames database;
  database.put(2, kNoon, "2023_01_MIA_BOS/run");
  database.replay(3, "2023_01_MIA_BOS");
  const RecordedStarts starts{database.history};
  CHECK_FALSE(starts.of(ledger::GameId{2}));
  CHECK(starts.of(ledger::GameId{3}) == kNoon - 3min);
  CHECK(database.history.find(ledger::GameId{3})->game.recorded_start == kNoon - 3min);
}

TEST_CASE("recorded starts that memory has no place for are read again") {
  constexpr auto kGames = RecordedStarts::kCachedMax + 1;
  StoredGames database;
  {
    sqlite::Transaction transaction{database.db, sqlite::Access::kWrite};
    for (std::uint64_t id = 1; id <= kGames; ++id) database.replay(id, std::to_string(id));
    transaction.commit();
  }
  const RecordedStarts starts{database.history};
  const auto start_of = [&](std::uint64_t id) { return starts.of(ledger::GameId{id}); };
  for (std::uint64_t id = 1; id <= kGames; ++id) REQUIRE(start_of(id));
  CHECK(start_of(1) == kNoon - 1min);
  database.db.run("DELETE FROM game");
  CHECK(start_of(kGames));
  CHECK_FALSE(start_of(2));
}

TEST_CASE("a player's figures are those of the last games that the player was in") {
  StoredGames database;
  const auto ended = [&](std::uint64_t id, ledger::Timestamp starts_at, bool played, int points) {
    auto game = database.put(id, starts_at, std::to_string(id));
    database.end(game, {100, 90});
    game.figures = {{"nba-BOS-1",
                     played,
                     {{ledger::PropType::kPoints, static_cast<std::uint16_t>(points)},
                      {ledger::PropType::kRebounds, 7}}},
                    {"nba-MIA-1", true, {{ledger::PropType::kPoints, 40}}}};
    database.store.statistics.put(game.game.id, game.periods, game.figures);
  };
  ended(1, kNoon - 96h, true, 10);
  ended(2, kNoon - 72h, true, 20);
  ended(3, kNoon - 48h, false, 0);
  ended(4, kNoon - 24h, true, 30);
  ended(5, kNoon + 24h, true, 50);  // later than the game that is asked about
  const auto next = database.put(6, kNoon, "next").game;
  const auto points = [&](std::size_t count) {
    std::vector<std::pair<std::uint64_t, int>> found;
    for (const auto& [game, value] :
         database.history.last_figures(next, "nba-BOS-1", ledger::PropType::kPoints, count))
      found.emplace_back(raw(game), value);
    return found;
  };
  using Points = std::vector<std::pair<std::uint64_t, int>>;
  CHECK(points(10) == Points{{4, 30}, {2, 20}, {1, 10}});
  CHECK(points(2) == Points{{4, 30}, {2, 20}});
}

}  // namespace
}  // namespace chalkline::sports
