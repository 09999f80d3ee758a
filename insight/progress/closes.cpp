#include "insight/progress/closes.hpp"

#include <algorithm>
#include <cmath>

namespace chalkline::insight {
namespace {

// Not by the bet's own price, which is rounded to whole odds.
double share_of_each_leg(const ProgressBet& bet) {
  double product = 1;
  for (const auto& leg : bet.legs) product *= leg.decimal * leg.closing->chance;
  return std::pow(product, 1 / static_cast<double>(bet.legs.size())) - 1;
}

}  // namespace

Closes closes_of(std::span<const ProgressBet> bets, const View& view) {
  Closes closes;
  std::vector<Part> singles;
  std::vector<Part> parlays;
  RunningRatio so_far;
  for (const auto& bet : bets) {
    if (!is_settled(bet) || bet.end == BetEnd::kVoid) continue;
    const auto close = closing_chance(bet);
    if (is_parlay(bet)) {
      ++closes.parlays_of;
      if (std::ranges::any_of(bet.legs, &ProgressLeg::may_close)) ++closes.waiting;
      if (close) parlays.push_back({share_of_each_leg(bet), 1, bet.game});
      continue;
    }
    ++closes.of;
    if (!close) continue;
    closes.estimated += close->is_estimated ? 1 : 0;
    const auto value = closing_line_value(bet.decimal, close->chance);
    closes.values.push_back(value);
    singles.push_back({value, 1, bet.game});
    so_far.add(singles.back());
    closes.over_time.push_back(
        {bet.settled_by, bet.settled_at, figure_of(so_far.ratio(), 0, view)});
  }
  closes.singles = figure_of(singles, 0, view);
  closes.parlays = figure_of(parlays, 0, view);
  return closes;
}

}  // namespace chalkline::insight
