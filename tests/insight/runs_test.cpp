#include "insight/progress/runs.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <vector>

namespace chalkline::insight {
namespace {

ProgressBet settled_bet(ledger::Position settled_by, BetEnd end, double chance = 0.5) {
  ProgressBet bet;
  bet.placed_by = settled_by;
  bet.settled_by = settled_by;
  bet.end = end;
  bet.decimal = 1 / chance;
  ProgressLeg leg;
  leg.decimal = bet.decimal;
  leg.opening = chance;
  bet.legs.push_back(leg);
  return bet;
}

TEST_CASE("the chance of a run is that of the sequences which have one") {
  const std::vector<double> even(4, 0.5);
  CHECK(chance_of_run(even, 0) == 1);
  CHECK(chance_of_run(even, 1) == doctest::Approx(15.0 / 16));
  CHECK(chance_of_run(even, 2) == doctest::Approx(8.0 / 16));
  CHECK(chance_of_run(even, 3) == doctest::Approx(3.0 / 16));
  CHECK(chance_of_run(even, 4) == doctest::Approx(1.0 / 16));
  CHECK(chance_of_run(even, 5) == 0);
  // Over any chances it is the sum over all sequences.
  const std::vector<double> chances{0.2, 0.7, 0.4, 0.9, 0.55};
  double sum = 0;
  for (unsigned sequence = 0; sequence < 32; ++sequence) {
    double chance = 1;
    int run = 0;
    bool has_run = false;
    for (unsigned i = 0; i < 5; ++i) {
      const bool happens = ((sequence >> i) & 1U) != 0;
      chance *= happens ? chances[i] : 1 - chances[i];
      run = happens ? run + 1 : 0;
      has_run |= run >= 2;
    }
    if (has_run) sum += chance;
  }
  CHECK(chance_of_run(chances, 2) == doctest::Approx(sum));
}

TEST_CASE("runs are of bets as they were settled, and a push ends none") {
  const std::vector<ProgressBet> bets{
      settled_bet(9, BetEnd::kLost), settled_bet(1, BetEnd::kWon),  settled_bet(2, BetEnd::kLost),
      settled_bet(4, BetEnd::kPush), settled_bet(5, BetEnd::kLost), settled_bet(7, BetEnd::kVoid),
      settled_bet(8, BetEnd::kWon),  settled_bet(0, BetEnd::kOpen), settled_bet(6, BetEnd::kLost)};
  const auto runs = runs_of(bets);
  CHECK(runs.bets == 6);
  CHECK(runs.won == 1);
  CHECK(runs.lost == 3);
  CHECK(runs.won_by_luck == doctest::Approx(1 - std::pow(0.5, 6)));
  CHECK(runs.lost_by_luck == doctest::Approx(chance_of_run(std::vector<double>(6, 0.5), 3)));
  CHECK(runs_of({}).bets == 0);
}

TEST_CASE("the luck of a run is by the chances in the prices") {
  std::vector<ProgressBet> bets;
  for (ledger::Position i = 1; i <= 3; ++i) bets.push_back(settled_bet(i, BetEnd::kWon, 0.9));
  CHECK(runs_of(bets).won_by_luck == doctest::Approx(0.729));
  // Without the other side's price its own is taken, margin and all.
  for (auto& bet : bets) {
    bet.legs.front().opening.reset();
    bet.decimal = 2;
  }
  CHECK(runs_of(bets).won_by_luck == doctest::Approx(0.125));
}

}  // namespace
}  // namespace chalkline::insight
