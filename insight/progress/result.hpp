#pragma once

#include <span>
#include <vector>

#include "insight/progress/bet.hpp"
#include "insight/progress/figure.hpp"

namespace chalkline::insight {

// Profit over stakes of the bets that were won or lost.
struct Result {
  ledger::Coins profit{};
  ledger::Coins staked{};
  // Neutral: 0. The interval is by a bootstrap of games, in a cut by the closed form, since draws
  // this many have no such tails.
  Figure share;
  std::vector<double> dots;  // equally likely returns, ascending (returns.hpp)
};

Result result_of(std::span<const ProgressBet> bets, const View& view);

}  // namespace chalkline::insight
