#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "insight/progress/bet.hpp"

namespace chalkline::insight {

// Where the profit of one bet comes from.
struct BetParts {
  double luck{};
  double movement{};
  double margin{};
  double luck_deviation{};  // s * d * sqrt(q1 * (1 - q1))
};

// All 0 of a push. Absent of a bet that is open or void, or has no close.
std::optional<BetParts> parts_of(const ProgressBet& bet);

// Where the profit of bets that have a close comes from: profit = luck + movement - margin, with
// movement = sum s*d*(q1 - q0), margin = sum s*(1 - d*q0) and luck the rest. A push is 0 in all
// three, and a pushed leg counts 1.
struct ProfitParts {
  std::size_t n{};
  ledger::Coins profit{};
  double luck{};
  double movement{};
  double margin{};
  // The standard deviation of luck: the root of the sum over games of (sum of
  // s*d*sqrt(q1*(1-q1)))^2, bets on one game taken to end alike.
  double luck_deviation{};
  std::optional<double> as_much;  // the chance of luck at least as far from 0
  // The others that were won or lost: live, props, conditions, lines without a close or still open.
  std::size_t others{};
  ledger::Coins others_profit{};
};

ProfitParts profit_parts_of(std::span<const ProgressBet> bets);

}  // namespace chalkline::insight
