#include "insight/returns.hpp"

#include <algorithm>
#include <vector>

namespace chalkline::insight {

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
