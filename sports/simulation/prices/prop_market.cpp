#include "sports/simulation/prices/prop_market.hpp"

#include <algorithm>

namespace chalkline::sports::simulated {
std::optional<std::size_t> place_of(ledger::Sport sport, ledger::PropType type) {
  const auto& types = prop_types(sport);
  const auto* const found = std::ranges::find(types, type);
  if (found == types.end()) return std::nullopt;
  return static_cast<std::size_t>(found - types.begin());
}

std::optional<PropMarket> market_of(const FairLine& fair) {
  if (fair.line <= 0) return std::nullopt;
  return PropMarket{fair.line, fair.split.first / (fair.split.first + fair.split.second)};
}

}  // namespace chalkline::sports::simulated
