#include "sports/book/games/game_page.hpp"

#include <doctest/doctest.h>

#include "sports/store/game_store.hpp"
#include "sports/store/schema.hpp"
#include "tests/ledger/temporary_directory.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports {
namespace {

using namespace test;

// Final games of Boston in a sports.db, each a day earlier than the one before.
struct TeamSeason {
  ledger::test::TemporaryDirectory directory;
  std::string path = (directory.path() / "sports.db").string();
  sqlite::Connection db = open_sports_db(path);
  GameStore store{db};

  FeedGame put(std::uint64_t id, ledger::Timestamp starts_at) {
    FeedGame game;
    game.game = game_between("Boston Celtics", "Miami Heat");
    game.game.id = ledger::GameId{id};
    game.game.sport = ledger::Sport::kNba;
    game.game.source = ledger::Source::kReplay;
    game.game.source_key = std::to_string(id);
    game.game.starts_at = starts_at;
    game.game.home.code = "BOS";
    game.game.away.code = "MIA";
    store.insert(game);
    return game;
  }
  void finish(FeedGame game, ledger::Score score) {
    game.game.status = GameStatus::kFinal;
    game.game.score = score;
    store.update(game);
  }
};

TEST_CASE("a page has the last five games of each team before it, newest first") {
  TeamSeason season;
  season.put(100, kNoon);
  for (std::uint64_t day = 1; day <= 7; ++day) {
    season.finish(season.put(day, kNoon - day * 24h),
                  {100, day == 2 ? 100 : 90 + 15 * (day % 2 == 0)});
  }
  season.finish(season.put(8, kNoon + 24h), {1, 2});
  HistoryReader history{season.path};
  const GamePages pages{history, nullptr};
  const auto page = pages.find(ledger::GameId{100}, kNoon);
  REQUIRE(page);
  REQUIRE(page->home_last.size() == kLastGames);
  CHECK(page->home_last[0] == PastGame{kNoon - 24h, "MIA", true, 100, 90, PastOutcome::kWon});
  CHECK(page->home_last[1].outcome == PastOutcome::kTied);
  CHECK(page->home_last[3].outcome == PastOutcome::kLost);
  CHECK(page->away_last[0] == PastGame{kNoon - 24h, "BOS", false, 90, 100, PastOutcome::kLost});
  CHECK(page->away_last[4].starts_at == kNoon - 5 * 24h);
}

TEST_CASE("a game that turned out to be another one has that one's page") {
  TeamSeason season;
  season.put(100, kNoon);
  auto twin = season.put(101, kNoon);
  twin.same_as = ledger::GameId{100};
  season.store.update(twin);
  HistoryReader history{season.path};
  const GamePages pages{history, nullptr};
  CHECK(pages.find(ledger::GameId{101}, kNoon)->game.id == ledger::GameId{100});
}

}  // namespace
}  // namespace chalkline::sports
