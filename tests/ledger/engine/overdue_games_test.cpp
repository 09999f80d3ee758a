#include "ledger/engine/overdue_games.hpp"

#include <doctest/doctest.h>

#include "ledger/audit/verify.hpp"
#include "tests/ledger/harness.hpp"

// RULES 13: the ledger needs nobody to remember that a game is overdue.
namespace chalkline::ledger {
namespace {

using namespace test;

struct Abandoned {
  LedgerHarness ledger;
  std::optional<GameId> awaited;

  // Committed to, so that no feed may cancel them (RULES 53).
  Abandoned() {
    ledger.accept(AdoptRules{kLatestRules});
    ledger.accept(OpenAccount{kAlice});
    ledger.accept(ScheduleGame{committed(scheduled(kBears), "the key")});
    ledger.accept(ScheduleGame{committed(scheduled(kLakers, kTipOff + 1h), "the key")});
    ledger.accept(bet(kAlice, 100, moneyline(kBears, Side::kHome)));
  }
  std::size_t cancel(Timestamp now) {
    ledger.clock.set(now);
    const auto games = cancel_overdue_games(ledger.state(), ledger.engine(), now,
                                            [&](GameId game) { return game == awaited; });
    ledger.settle();
    return games;
  }
};

TEST_CASE("a game whose end nobody tells is void 48 hours after its start, by the ledger alone") {
  Abandoned game;
  CHECK(game.cancel(kTipOff + 48h - 1us) == 0);
  SUBCASE("at once") {}
  SUBCASE("after a new start") { game.ledger.reopen(); }
  SUBCASE("after a crash") { game.ledger.crash(); }
  SUBCASE("also one whose line has closed") { game.ledger.accept(CloseLine{kBears, kNoon, {}}); }
  const auto end = game.ledger.log().position();
  CHECK(game.cancel(kTipOff + 48h) == 1);
  CHECK(game.ledger.record(end + 1).event == Event{GameCancelled{kBears}});
  CHECK(game.ledger.record(end + 1).time == kTipOff + 48h);
  CHECK(game.ledger.balance(kAlice) == 1'000);
  CHECK(game.cancel(kTipOff + 48h) == 0);
  CHECK(game.cancel(kTipOff + 49h) == 1);
  CHECK(game.ledger.state().games_begun_by(kTipOff + 99h).empty());
  CHECK(verify(game.ledger.log(), [](Position, Position) {}).faults.empty());
}

TEST_CASE("a game whose feeds are asked for its end is void a day later and no later") {
  Abandoned game;
  game.awaited = kBears;
  CHECK(game.cancel(kTipOff + 72h - 1us) == 1);  // the other one
  CHECK(game.ledger.account(kAlice).held == 100);
  CHECK(game.cancel(kTipOff + 72h) == 1);
  CHECK(game.ledger.balance(kAlice) == 1'000);
}

TEST_CASE("a game that has ended, or starts later than was said, is not overdue") {
  Abandoned game;
  game.ledger.accept(ScheduleGame{scheduled(kLakers, kTipOff + 24h)});
  game.ledger.finish(kBears, {1, 0});
  CHECK(game.cancel(kTipOff + 71h) == 0);
  CHECK(game.ledger.balance(kAlice) == 1'091);
  CHECK(game.cancel(kTipOff + 72h) == 1);
}

}  // namespace
}  // namespace chalkline::ledger
