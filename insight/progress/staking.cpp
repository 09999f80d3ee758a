#include "insight/progress/staking.hpp"

#include <algorithm>

#include "insight/kelly.hpp"

namespace chalkline::insight {

Staking staking_of(std::span<const ProgressBet> bets) {
  Staking staking{.n = bets.size(),
                  .at_most_5 = {},
                  .middle = {},
                  .largest = {},
                  .most_at_risk = {},
                  .shares = {}};
  for (const auto& bet : bets) {
    const auto share = share_of(bet);
    staking.shares.push_back(share);
    if (!is_above_nth(bet, kTwentieth)) ++staking.at_most_5;
    staking.largest = std::max(staking.largest.value_or(0), share);
    const auto at_risk = static_cast<double>(bet.held_after) / static_cast<double>(bet.bankroll);
    staking.most_at_risk = std::max(staking.most_at_risk.value_or(0), at_risk);
  }
  staking.middle = median(staking.shares);
  return staking;
}

KellyStakes kelly_of(std::span<const ProgressBet> bets) {
  KellyStakes all;
  for (const auto& bet : bets) {
    if (!bet.stated) continue;
    KellyStake stake{bet.placed_by, share_of(bet), kelly(*bet.stated, bet.decimal), {}};
    if (const auto market = opening_chance(bet))
      stake.advised = advised_share(*bet.stated, *market, bet.decimal);
    if (stake.own <= 0) ++all.against;
    if (stake.share > stake.own) ++all.above;
    all.stakes.push_back(stake);
  }
  return all;
}

std::optional<double> median(std::vector<double> values) {
  if (values.empty()) return std::nullopt;
  std::ranges::sort(values);
  const auto half = values.size() / 2;
  return values.size() % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2;
}

}  // namespace chalkline::insight
