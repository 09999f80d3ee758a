#include "insight/progress/bet.hpp"

namespace chalkline::insight {

std::optional<double> opening_chance(const ProgressBet& bet) {
  if (bet.is_conditional) return std::nullopt;
  double product = 1;
  for (const auto& leg : bet.legs) {
    if (!leg.opening) return std::nullopt;
    product *= *leg.opening;
  }
  return product;
}

std::optional<Close> closing_chance(const ProgressBet& bet) {
  if (bet.is_conditional) return std::nullopt;
  Close product{1, false};
  for (const auto& leg : bet.legs) {
    if (!leg.closing) return std::nullopt;
    product.chance *= leg.closing->chance;
    product.is_estimated = product.is_estimated || leg.closing->is_estimated;
  }
  return product;
}

}  // namespace chalkline::insight
