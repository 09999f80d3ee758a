#include "insight/progress/drawdown.hpp"

#include <algorithm>

namespace chalkline::insight {
namespace {

constexpr double kStart = 100;

// The index within a run, and the highest that it has been.
struct Run {
  double index{kStart};
  double peak{kStart};
  ledger::Coins profit{};  // since the run began
  ledger::Coins profit_at_peak{};
  ledger::Timestamp peak_at{};

  void settle(const ProgressBet& bet) {
    const auto equity = static_cast<double>(bet.equity_before);
    // After a correction coins may be owed: the bankroll is then no base of a share.
    if (equity > 0) {
      const auto growth = 1 + static_cast<double>(profit_of(bet)) / equity;
      index *= std::max(0.0, growth);
    }
    profit += profit_of(bet);
    if (index < peak) return;
    peak = index;
    profit_at_peak = profit;
    peak_at = bet.settled_at;
  }
};

void note_fall(Drawdown& drawdown, const Run& run, ledger::Timestamp now) {
  const auto fall = 1 - run.index / run.peak;
  if (fall <= drawdown.worst) return;
  drawdown.worst = fall;
  drawdown.worst_coins = run.profit_at_peak - run.profit;
  drawdown.peak_at = run.peak_at;
  drawdown.trough_at = now;
}

}  // namespace

std::optional<Drawdown> drawdown_of(std::span<const ProgressBet> bets,
                                    std::span<const ledger::Position> resets) {
  std::optional<Drawdown> drawdown;
  Run run;
  auto reset = resets.begin();
  for (const auto& bet : bets) {
    if (!is_settled(bet)) continue;
    const auto next = std::ranges::upper_bound(reset, resets.end(), bet.settled_by);
    const bool is_first = !drawdown.has_value();
    if (is_first) drawdown.emplace();
    if (is_first || next != reset || run.index <= 0) {
      if (!is_first) ++drawdown->restarts;
      run = {.peak_at = bet.placed_at};
    }
    reset = next;
    run.settle(bet);
    note_fall(*drawdown, run, bet.settled_at);
    drawdown->points.push_back({bet.settled_by, bet.settled_at, run.index, drawdown->restarts});
  }
  return drawdown;
}

}  // namespace chalkline::insight
