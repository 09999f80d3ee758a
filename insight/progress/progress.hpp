#pragma once

#include <optional>
#include <span>
#include <vector>

#include "insight/progress/chasing.hpp"
#include "insight/progress/closes.hpp"
#include "insight/progress/drawdown.hpp"
#include "insight/progress/estimates.hpp"
#include "insight/progress/hits.hpp"
#include "insight/progress/improvement.hpp"
#include "insight/progress/profit_parts.hpp"
#include "insight/progress/result.hpp"
#include "insight/progress/staking.hpp"

namespace chalkline::insight {

struct BetCounts {
  std::size_t open{};
  std::size_t won{};
  std::size_t lost{};
  std::size_t pushed{};
  std::size_t voided{};
  std::size_t games{};  // of the won and the lost
};

// All that a learner is shown of their own bets.
struct Progress {
  BetCounts counts;
  Hits hits;
  Estimates estimates;
  Closes closes;
  Result result;
  ProfitParts parts;
  Staking staking;
  KellyStakes kelly;
  // Only of a whole purse: a cut has neither a bankroll nor an order of its own.
  std::optional<Drawdown> drawdown;
  std::optional<Chasing> chasing;
  std::optional<Improvement> improvement;
};

// `bets` as they were placed; `resets`: the positions at which the bankroll was set back,
// ascending.
Progress progress_of(std::vector<ProgressBet> bets, std::span<const ledger::Position> resets,
                     const View& view);

}  // namespace chalkline::insight
