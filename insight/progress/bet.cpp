#include "insight/progress/bet.hpp"

#include <vector>

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

CountedPrice counted_price(const ProgressBet& bet) {
  if (!is_parlay(bet)) return {bet.decimal, opening_chance(bet), closing_chance(bet)};
  auto counted = bet;
  std::erase_if(counted.legs, &ProgressLeg::is_pushed);
  // Not the bet's own price, which is rounded to whole odds.
  double decimal = 1;
  for (const auto& leg : counted.legs) decimal *= leg.decimal;
  return {decimal, opening_chance(counted), closing_chance(counted)};
}

}  // namespace chalkline::insight
