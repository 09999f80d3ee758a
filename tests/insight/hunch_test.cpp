#include "insight/progress/hunch.hpp"

#include <doctest/doctest.h>

#include <random>
#include <vector>

namespace chalkline::insight {
namespace {

constexpr std::size_t kTakes = 30;

// On a game of its own, at a price that the close makes worth `value` of each coin.
ProgressBet test_bet(std::size_t i, double value, BetEnd end = BetEnd::kWon) {
  ProgressBet bet;
  bet.placed_by = 2 * i + 1;
  bet.settled_by = 1'000 + i;
  bet.end = end;
  bet.stake = 10;
  bet.credit = end == BetEnd::kWon ? 20 : end == BetEnd::kLost ? 0 : 10;
  bet.decimal = 2;
  bet.game = i + 1;
  bet.legs = {{.decimal = 2,
               .opening = 0.49,
               .closing = Close{(1 + value) / 2, false},
               .may_close = false,
               .is_pushed = false}};
  return bet;
}

// Worth `mean`, and a little more or less by turns.
std::vector<ProgressBet> around(double mean, std::size_t n) {
  std::vector<ProgressBet> bets;
  for (std::size_t i = 0; i < n; ++i)
    bets.push_back(test_bet(i, mean + (i % 2 == 0 ? 0.02 : -0.02)));
  return bets;
}

HunchResult by_prices(const std::vector<ProgressBet>& bets, bool expects_better = true) {
  return judge_hunch(bets, HunchMeasure::kClosingLineValue, expects_better, kTakes);
}

TEST_CASE("a hunch is open until all of its bets have come, and is then decided by these alone") {
  auto bets = around(0.05, kTakes - 1);
  CHECK(by_prices(bets).counted == kTakes - 1);
  CHECK(by_prices(bets).verdict == HunchVerdict::kTooFew);
  bets.push_back(test_bet(kTakes, 0.05));
  CHECK(by_prices(bets).verdict == HunchVerdict::kHeld);
  CHECK(by_prices(bets, false).verdict == HunchVerdict::kOpposite);
  const auto value = by_prices(bets).figure.value;
  for (std::size_t i = 0; i < 100; ++i) bets.push_back(test_bet(kTakes + 1 + i, -0.5));
  CHECK(by_prices(bets).counted == kTakes);
  CHECK(by_prices(bets).figure.value == value);
  CHECK(by_prices(bets).reached_by == 1'000 + kTakes);
}

TEST_CASE("what luck could have brought as well decides no hunch") {
  const auto result = by_prices(around(0.005, kTakes));
  CHECK(result.verdict == HunchVerdict::kCannotTell);
  CHECK(by_prices(around(-0.05, kTakes)).verdict == HunchVerdict::kOpposite);
  CHECK(by_prices(around(-0.05, kTakes), false).verdict == HunchVerdict::kHeld);
}

TEST_CASE("of each game its first bet counts, and what has no close does not") {
  auto bets = around(0.05, kTakes - 1);
  auto again = test_bet(kTakes, 0.9);
  again.game = 1;
  auto parlay = test_bet(kTakes + 1, 0.9);
  parlay.legs.push_back(parlay.legs.front());
  auto live = test_bet(kTakes + 2, 0.9);
  live.legs.front().closing.reset();
  auto conditional = test_bet(kTakes + 3, 0.9);
  conditional.is_conditional = true;
  const auto empty = test_bet(kTakes + 4, 0.9, BetEnd::kVoid);
  const auto open = test_bet(kTakes + 5, 0.9, BetEnd::kOpen);
  for (const auto& bet : {again, parlay, live, conditional, empty, open}) bets.push_back(bet);
  CHECK(by_prices(bets).counted == kTakes - 1);
  bets.push_back(test_bet(kTakes + 6, 0.05, BetEnd::kPush));
  CHECK(by_prices(bets).counted == kTakes);
}

TEST_CASE("a return is decided by nothing while nearly all was won or lost") {
  std::vector<ProgressBet> bets;
  for (std::size_t i = 0; i < kTakes; ++i)
    bets.push_back(test_bet(i, 0, i < 4 ? BetEnd::kWon : BetEnd::kLost));
  const auto result = judge_hunch(bets, HunchMeasure::kReturn, false, kTakes);
  CHECK(result.verdict == HunchVerdict::kCannotTell);
  CHECK_FALSE(result.figure.interval);
  bets[10] = test_bet(10, 0, BetEnd::kWon);
  CHECK(judge_hunch(bets, HunchMeasure::kReturn, false, kTakes).verdict == HunchVerdict::kHeld);
}

TEST_CASE("luck alone decides few hunches") {
  std::mt19937_64 random{11};
  std::normal_distribution<double> value{0, 0.05};
  constexpr int kHunches = 2'000;
  int decided = 0;
  for (int hunch = 0; hunch < kHunches; ++hunch) {
    std::vector<ProgressBet> bets;
    for (std::size_t i = 0; i < kTakes; ++i) bets.push_back(test_bet(i, value(random)));
    decided += by_prices(bets).verdict == HunchVerdict::kCannotTell ? 0 : 1;
  }
  CHECK(decided <= kHunches / 100);
}

}  // namespace
}  // namespace chalkline::insight
