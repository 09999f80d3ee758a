#pragma once

#include <cstddef>
#include <span>

#include "insight/progress/bet.hpp"
#include "insight/progress/change.hpp"

namespace chalkline::insight {

// What a person has changed: their last 30 bets beside the 30 before, in what they decide alone.
struct Improvement {
  std::size_t bets{};  // placed: of these the next three
  Change small_stakes;
  Change chances;
  Change look_backs;
  std::size_t closed{};  // bets on one pick that have a close
  Change closes;         // mean closing-line value of these, in the order of their settlements
};

// `bets` as they were placed. A view without verdicts has the figures.
Improvement improvement_of(std::span<const ProgressBet> bets, const View& view);

}  // namespace chalkline::insight
