#include "insight/progress/hits.hpp"

#include <vector>

#include "insight/calibration.hpp"

namespace chalkline::insight {

Hits hits_of(std::span<const ProgressBet> bets, const View& view) {
  Hits hits;
  std::vector<Part> wins;
  double needed = 0;
  double expected = 0;
  for (const auto& bet : bets) {
    if (!is_decided(bet)) continue;
    const bool is_won = bet.end == BetEnd::kWon;
    wins.push_back({is_won ? 1.0 : 0.0, 1, bet.game});
    hits.won += is_won ? 1 : 0;
    needed += 1 / bet.decimal;
    if (const auto chance = opening_chance(bet)) {
      expected += *chance;
      ++hits.priced;
    }
  }
  const auto all = ratio(wins);
  if (!all) return hits;
  hits.needed = needed / static_cast<double>(all->n);
  if (hits.priced > 0) hits.expected = expected / static_cast<double>(hits.priced);
  auto& rate = hits.rate;
  rate.n = all->n;
  rate.games = all->clusters;
  rate.effective_n = all->effective_n;
  rate.value = all->value;
  const auto wide = wilson(all->value, all->effective_n, kZVerdict);
  rate.state = state_of(rate, view, *hits.needed < wide.low || *hits.needed > wide.high);
  if (rate.state != FigureState::kTooFew)
    rate.interval = wilson(all->value, all->effective_n, view.z);
  return hits;
}

}  // namespace chalkline::insight
