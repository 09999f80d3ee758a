#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "insight/progress/bet.hpp"

namespace chalkline::insight {

// The bankroll as an index that coins given do not move: 100 at a run's begin, times
// 1 + profit / equity at each settlement, open bets at cost.
struct IndexPoint {
  ledger::Position position{};
  ledger::Timestamp time{};
  double index{};
  std::size_t run{};  // from 0
};

struct Drawdown {
  double worst{};               // the largest fall from a peak, as a share of it
  ledger::Coins worst_coins{};  // profit lost between the two
  ledger::Timestamp peak_at{};
  ledger::Timestamp trough_at{};
  std::size_t restarts{};  // runs after the first: after a reset, or when all was lost
  std::vector<IndexPoint> points;
};

// `bets` by their settlements, `resets` the positions at which the bankroll was set back,
// ascending. Absent without a bet that has settled.
std::optional<Drawdown> drawdown_of(std::span<const ProgressBet> bets,
                                    std::span<const ledger::Position> resets);

}  // namespace chalkline::insight
