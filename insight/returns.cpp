#include "insight/returns.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

#include "insight/verdict.hpp"

namespace chalkline::insight {
namespace {

// The deviation of the profit over the stakes.
double deviation_at_the_prices(std::span<const PricedStake> stakes) {
  std::map<std::uint64_t, double> games;
  double staked = 0;
  for (const auto& [stake, decimal, game] : stakes) {
    games[game] += stake * std::sqrt(decimal - 1);
    staked += stake;
  }
  double squares = 0;
  for (const auto& [_, sum] : games) squares += sum * sum;
  return std::sqrt(squares) / staked;
}

}  // namespace

bool is_beyond_luck(const Return& found, std::span<const PricedStake> stakes) {
  return found.interval && is_told(found.ratio, 0, deviation_at_the_prices(stakes));
}

std::optional<Return> return_of(std::span<const SettledBet> bets, std::uint64_t seed) {
  std::vector<Part> parts;
  parts.reserve(bets.size());
  for (const auto& bet : bets) parts.push_back({bet.profit, bet.stake, bet.game});
  const auto all = ratio(parts);
  if (!all) return std::nullopt;
  Return result{*all, std::nullopt, {}};
  const auto count = [&](auto is) {
    return static_cast<std::size_t>(std::ranges::count_if(bets, is, &SettledBet::profit));
  };
  if (all->clusters >= kGamesForInterval &&
      count([](double profit) { return profit > 0; }) >= kOfEachForInterval &&
      count([](double profit) { return profit < 0; }) >= kOfEachForInterval) {
    const auto draws = bootstrap(parts, seed);
    result.interval = between(draws, 0.025);
    // The middle of each twentieth of the draws.
    const auto each = draws.size() / kDots;
    for (std::size_t i = 0; i < kDots; ++i) result.dots.push_back(draws[i * each + each / 2]);
  }
  return result;
}

}  // namespace chalkline::insight
