#include "insight/progress/result.hpp"

#include <algorithm>

#include "insight/returns.hpp"

namespace chalkline::insight {

Result result_of(std::span<const ProgressBet> bets, const View& view) {
  Result result;
  std::vector<SettledBet> settled;
  std::vector<PricedStake> stakes;
  ledger::Position last = 0;
  for (const auto& bet : bets) {
    if (!is_decided(bet)) continue;
    result.profit += profit_of(bet);
    result.staked += bet.stake;
    const auto stake = static_cast<double>(bet.stake);
    settled.push_back({stake, static_cast<double>(profit_of(bet)), bet.game});
    stakes.push_back({stake, bet.decimal, bet.game});
    last = std::max(last, bet.settled_by);
  }
  auto found = return_of(settled, last);
  if (!found) return result;
  result.share = figure_of(found->ratio, 0, view);
  if (result.share.state == FigureState::kTells && !is_beyond_luck(*found, stakes))
    result.share.state = FigureState::kCannotTell;
  if (!found->interval) {
    result.share.interval.reset();
  } else if (view.is_judged && result.share.interval) {
    result.share.interval = found->interval;
    result.dots = std::move(found->dots);
  }
  return result;
}

}  // namespace chalkline::insight
