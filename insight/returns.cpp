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
  Return result{*all, std::nullopt};
  const auto count = [&](auto is) {
    return static_cast<std::size_t>(std::ranges::count_if(bets, is, &SettledBet::profit));
  };
  if (all->clusters >= kGamesForInterval &&
      count([](double profit) { return profit > 0; }) >= kOfEachForInterval &&
      count([](double profit) { return profit < 0; }) >= kOfEachForInterval) {
    result.interval = between(bootstrap(parts, seed), 0.025);
  }
  return result;
}

}  // namespace chalkline::insight
