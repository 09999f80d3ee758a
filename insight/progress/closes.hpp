#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "insight/progress/bet.hpp"
#include "insight/progress/figure.hpp"

namespace chalkline::insight {

// Closing-line value: d * q1 - 1 of a bet on one pick, at a moved line by an estimate; of a parlay
// its share for each leg, (product)^(1/k) - 1, once all of its lines have closed. Parlays are
// apart, since one of ten legs outweighs fifty singles.
// The mean of single bets as it stood after one of them.
struct ClosesPoint {
  ledger::Position position{};  // of the settlement
  ledger::Timestamp time{};
  Figure mean;
};

struct Closes {
  Figure singles;           // their plain mean; neutral: 0
  std::size_t of{};         // bets on one pick that were won, lost or pushed
  std::size_t estimated{};  // of those that have a close, at a moved line
  std::vector<double> values;
  std::vector<ClosesPoint> over_time;  // one for each of the values
  Figure parlays;
  std::size_t parlays_of{};
  std::size_t waiting{};  // parlays of which a line is open still
};

Closes closes_of(std::span<const ProgressBet> bets, const View& view);

}  // namespace chalkline::insight
