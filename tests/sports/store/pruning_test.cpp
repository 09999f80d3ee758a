#include <doctest/doctest.h>

#include "sports/history/news_reader.hpp"
#include "sports/store/game_store.hpp"
#include "sports/store/past_game_store.hpp"
#include "sports/store/schema.hpp"
#include "tests/ledger/temporary_directory.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports {
namespace {

using namespace test;

struct Kept {
  ledger::test::TemporaryDirectory directory;
  std::string path = (directory.path() / "sports.db").string();
  sqlite::Connection db = open_sports_db(path);
  GameStore store{db};
  PastGameStore past_games{db};

  // A game that was quoted twice and has ended, by default final.
  void has(std::uint64_t id, ledger::Source source, GameStatus status = GameStatus::kFinal) {
    FeedGame game;
    game.game = game_between("Boston Celtics", "Miami Heat");
    game.game.id = ledger::GameId{id};
    game.game.sport = ledger::Sport::kNba;
    game.game.source = source;
    game.game.source_key = std::to_string(id);
    game.game.starts_at = kNoon;
    game.season = 3;
    store.insert(game);
    store.quotes.insert(game.game.id, "odds", {kPickEm, kNoon - 12h});
    store.quotes.insert(game.game.id, "odds", {kHomeFavoured, kNoon - 1h});
    game.game.status = status;
    if (status == GameStatus::kFinal) game.game.score = ledger::Score{101, 99};
    game.ended_at = kNoon + 3h;
    store.update(game);
  }
  std::vector<std::uint64_t> results() {
    NewsReader reader{path};
    std::vector<std::uint64_t> ids;
    for (const auto& one : reader.finals()) ids.push_back(raw(one.game.id));
    std::ranges::sort(ids);
    return ids;
  }
};

TEST_CASE("results and prices of simulated games are kept longer than the games") {
  Kept kept;
  kept.has(1, ledger::Source::kSimulated);
  kept.has(2, ledger::Source::kSimulated, GameStatus::kCancelled);
  kept.has(3, ledger::Source::kReplay);
  const auto facts = [&] {
    NewsReader reader{kept.path};
    auto games = reader.finals();
    std::ranges::sort(games, {}, [](const FollowedGame& one) { return one.game.id; });
    auto& game = games.front();
    game.game.home.name.clear();  // names are kept no longer
    game.game.away.name.clear();
    game.game.source_key.clear();
    return std::tuple{game.game, game.season, game.ended_at,
                      reader.quotes(ledger::GameId{1}, ledger::Timestamp::min()),
                      reader.quotes(ledger::GameId{1}, kNoon - 12h)};
  };
  const auto before = facts();
  CHECK(std::get<3>(before).size() == 2);
  CHECK(std::get<4>(before).size() == 1);

  kept.past_games.prune(kNoon + kSimulatedGamesKept);
  CHECK(kept.store.knows(ledger::GameId{1}));
  kept.past_games.prune(kNoon + kSimulatedGamesKept + 1s);
  CHECK_FALSE(kept.store.knows(ledger::GameId{1}));
  CHECK_FALSE(kept.store.knows(ledger::GameId{2}));
  CHECK(kept.store.knows(ledger::GameId{3}));
  CHECK(kept.results() == std::vector<std::uint64_t>{1, 3});
  CHECK(facts() == before);

  kept.past_games.prune(kNoon + kSimulatedResultsKept);
  CHECK(kept.results() == std::vector<std::uint64_t>{1, 3});
  kept.past_games.prune(kNoon + kSimulatedResultsKept + 1s);
  CHECK(kept.results() == std::vector<std::uint64_t>{3});
  NewsReader reader{kept.path};
  CHECK(reader.quotes(ledger::GameId{1}, ledger::Timestamp::min()).empty());
}

}  // namespace
}  // namespace chalkline::sports
