#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "insight/progress/bet.hpp"

namespace chalkline::insight {

// The longest runs of bets won and of bets lost one after the other, in the order in which they
// were settled; a push ends none. Runs come by luck: beside each stands how often luck alone makes
// one at least as long, of as many bets at the chances in their prices.
struct Runs {
  std::size_t bets{};  // that were won or lost
  std::size_t won{};
  std::size_t lost{};
  double won_by_luck{};  // 1 where there is none
  double lost_by_luck{};
};

Runs runs_of(std::span<const ProgressBet> bets);

// The chance that of independent events, each with its own chance, so many or more in a row happen.
double chance_of_run(std::span<const double> chances, std::size_t length);

}  // namespace chalkline::insight
