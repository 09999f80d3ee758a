#include "insight/progress/progress.hpp"

#include <algorithm>

namespace chalkline::insight {
namespace {

BetCounts counts_of(std::span<const ProgressBet> bets, std::size_t games) {
  const auto count = [bets](BetEnd end) {
    return static_cast<std::size_t>(std::ranges::count(bets, end, &ProgressBet::end));
  };
  return {.open = count(BetEnd::kOpen),
          .won = count(BetEnd::kWon),
          .lost = count(BetEnd::kLost),
          .pushed = count(BetEnd::kPush),
          .voided = count(BetEnd::kVoid),
          .games = games};
}

}  // namespace

Progress progress_of(std::vector<ProgressBet> bets, std::span<const ledger::Position> resets,
                     const View& view) {
  Progress progress;
  progress.staking = staking_of(bets);
  progress.kelly = kelly_of(bets);
  if (view.is_whole) {
    progress.chasing = chasing_of(bets);
    progress.improvement = improvement_of(bets, view);
  }
  // Sums of real numbers depend on their order: the ledger's.
  std::ranges::sort(
      bets, {}, [](const ProgressBet& bet) { return std::pair{bet.settled_by, bet.placed_by}; });
  progress.hits = hits_of(bets, view);
  progress.counts = counts_of(bets, progress.hits.rate.games);
  progress.estimates = estimates_of(bets, view);
  progress.closes = closes_of(bets, view);
  progress.result = result_of(bets, view);
  progress.parts = profit_parts_of(bets);
  if (view.is_whole) progress.drawdown = drawdown_of(bets, resets);
  return progress;
}

}  // namespace chalkline::insight
