#include "sports/feeds/replay/replay_feed.hpp"

#include <doctest/doctest.h>

#include "sports/store/schema.hpp"
#include "tests/ledger/temporary_directory.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports {
namespace {

using namespace test;

const auto kKickoff = kNoon + 24h;

ReplayGame recorded() {
  ReplayGame game;
  game.listed = {
      "2018/a/+0",           ledger::Sport::kNba,        2018, kKickoff, {"Boston Celtics", "BOS"},
      {"Miami Heat", "MIA"}, {ledger::sha256("file"), 4}};
  game.imported_at = kNoon;
  game.lines = {ledger::TwoWay{0, -200, 170}, ledger::TwoWay{-9, -110, -110}, std::nullopt};
  game.closing = {ledger::TwoWay{0, -190, 160}, std::nullopt, ledger::TwoWay{420, -110, -110}};
  game.score = {105, 87};
  return game;
}

// The lines that the feed quotes until the result, with their times.
std::vector<std::pair<ledger::Timestamp, ledger::Lines>> quotes_of(const ReplayGame& game) {
  std::vector<std::pair<ledger::Timestamp, ledger::Lines>> quotes;
  for (const auto& update : replay::ReplayFeed{{game}}.poll(kKickoff + 24h)) {
    if (const auto* quoted = std::get_if<Quoted>(&update.what)) {
      quotes.emplace_back(update.at, quoted->lines);
    }
  }
  return quotes;
}

TEST_CASE("a recorded game is kept with both of its lines") {
  const ledger::test::TemporaryDirectory directory;
  auto db = open_sports_db((directory.path() / "sports.db").string());
  ReplayStore store{db};
  store.insert(recorded());
  const auto games = store.all();
  REQUIRE(games.size() == 1);
  CHECK(games.front().listed.proof == recorded().listed.proof);
  CHECK(games.front().lines == recorded().lines);
  CHECK(games.front().closing == recorded().closing);
  CHECK(games.front().score == recorded().score);
}

TEST_CASE("a game is quoted at its opening line at once and at its closing line before kickoff") {
  const auto game = recorded();
  const auto quotes = quotes_of(game);
  REQUIRE(quotes.size() == 2);
  CHECK(quotes[0] == std::pair{kNoon, game.lines});
  CHECK(quotes[1] == std::pair{kKickoff - replay::kClosesBefore, game.closing});
}

TEST_CASE("a game without a closing line, or with the same one, is quoted once") {
  auto game = recorded();
  game.closing = {};
  CHECK(quotes_of(game).size() == 1);
  game.closing = game.lines;
  CHECK(quotes_of(game).size() == 1);
}

TEST_CASE("a game that is imported just before kickoff opens before it closes") {
  auto game = recorded();
  game.imported_at = kKickoff - 1min;
  const auto quotes = quotes_of(game);
  REQUIRE(quotes.size() == 2);
  CHECK(quotes[0].second == game.lines);
  CHECK(quotes[1] == std::pair{game.imported_at, game.closing});
}

}  // namespace
}  // namespace chalkline::sports
