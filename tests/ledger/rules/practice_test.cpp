#include "ledger/rules/habit/practice.hpp"

#include <doctest/doctest.h>

#include "tests/ledger/spec.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

Given margin_learner() {
  auto history = given({AccountOpened{kAlice}, scheduled(kBears), scheduled(kLakers),
                        PurseOpened{kEconPurse, kAlice, kEcon, 0}});
  history.under(4);
  return history;
}

AskedSide side_at(GameId game, Market market = Market::kTotal) {
  return {game, market,      market == Market::kTotal ? Side::kOver : Side::kHome, 9, -120,
          -110, kNoon - 1min};
}

MarkMarket mark_market(GameId game, Market market = Market::kTotal) {
  return {kAlice, side_at(game, market)};
}

TEST_CASE("a market is marked at its quote, once a UTC day") {
  auto history = margin_learner();
  history.when(mark_market(kBears)).then({MarketMarked{kAlice, side_at(kBears)}});
  history.happened(MarketMarked{kAlice, side_at(kBears)}, kNoon);
  history.when(mark_market(kBears)).then(Rejection::kNothingToDo);
  CHECK(history.when(mark_market(kBears, Market::kSpread)).accepted());
  CHECK(history.when(mark_market(kLakers)).accepted());
}

TEST_CASE("refusals of a mark") {
  auto history = margin_learner();
  auto of_purse = mark_market(kBears);
  of_purse.account = kEconPurse;
  history.when(of_purse).then(Rejection::kPurse);
  margin_learner().under(3).when(mark_market(kBears)).then(Rejection::kNotInRules);
  history.when(mark_market(kBears, Market::kProp)).then(Rejection::kLegsInvalid);
  history.when(mark_market(kNowhere)).then(Rejection::kUnknownGame);
  history.when(mark_market(kBears), kTipOff).then(Rejection::kBettingClosed);
  auto early = mark_market(kBears);
  early.asked.quoted_at = kNoon + 2s;
  history.when(early).then(Rejection::kQuoteExpired);
  for (std::uint64_t i = 1; i <= 10; ++i)
    history.happened(MarketMarked{kAlice, side_at(game_number(i))}, kNoon);
  history.when(mark_market(kBears)).then(Rejection::kMarksUsedUp);
  history.happened(scheduled(game_number(9), kNoon + 24h), kNoon);
  CHECK(history.when(mark_market(game_number(9)), kNoon + 12h).accepted());
}

GuessMargin guess_margin(std::uint16_t tenths = 87) {
  return {kAlice, {side_at(kBears), side_at(kLakers)}, tenths};
}

TEST_CASE("the margin of a parlay is guessed, which need not be placed") {
  auto history = margin_learner();
  history.when(guess_margin()).then({MarginGuessed{kAlice, guess_margin().sides, 87}});
  history.when(guess_margin(0)).then({MarginGuessed{kAlice, guess_margin().sides, 0}});
  history.when(guess_margin(1'001)).then(Rejection::kGuessInvalid);
  auto one = guess_margin();
  one.sides.pop_back();
  history.when(one).then(Rejection::kParlayLegsInvalid);
  auto twice = guess_margin();
  twice.sides.back() = side_at(kBears, Market::kSpread);
  history.when(twice).then(Rejection::kLegsOfOneGame);
  auto unknown = guess_margin();
  unknown.sides.back().game = kNowhere;
  history.when(unknown).then(Rejection::kUnknownGame);
  auto odd = guess_margin();
  odd.sides.back().odds = 7;
  history.when(odd).then(Rejection::kOddsOutOfRange);
  margin_learner().under(3).when(guess_margin()).then(Rejection::kNotInRules);
}

TEST_CASE("twenty margins are guessed in a UTC day at most") {
  auto history = margin_learner();
  for (int i = 0; i < 20; ++i)
    history.happened(MarginGuessed{kAlice, guess_margin().sides, 50}, kNoon);
  history.when(guess_margin()).then(Rejection::kGuessesUsedUp);
  CHECK(history.when(mark_market(kBears)).accepted());
  history.happened(scheduled(kBears, kNoon + 24h), kNoon);
  history.happened(scheduled(kLakers, kNoon + 24h), kNoon);
  CHECK(history.when(guess_margin(), kNoon + 12h).accepted());
}

}  // namespace
}  // namespace chalkline::ledger
