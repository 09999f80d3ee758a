#include "insight/progress/profit_parts.hpp"

#include <cmath>
#include <map>

#include "insight/normal.hpp"

namespace chalkline::insight {
namespace {

// A bet by the legs that counted.
struct Priced {
  double decimal{};
  double opening{};
  double closing{};
};

std::optional<Priced> priced(const ProgressBet& bet) {
  if (bet.is_conditional) return std::nullopt;
  Priced product{is_parlay(bet) ? 1 : bet.decimal, 1, 1};
  for (const auto& leg : bet.legs) {
    if (!leg.opening || !leg.closing) return std::nullopt;
    if (is_parlay(bet) && leg.is_pushed) continue;
    if (is_parlay(bet)) product.decimal *= leg.decimal;
    product.opening *= *leg.opening;
    product.closing *= leg.closing->chance;
  }
  return product;
}

}  // namespace

ProfitParts profit_parts_of(std::span<const ProgressBet> bets) {
  ProfitParts parts;
  std::map<std::uint64_t, double> deviations;
  for (const auto& bet : bets) {
    if (!is_decided(bet)) continue;
    const auto price = priced(bet);
    if (!price) {
      ++parts.others;
      parts.others_profit += profit_of(bet);
      continue;
    }
    const auto returned = static_cast<double>(bet.stake) * price->decimal;
    ++parts.n;
    parts.profit += profit_of(bet);
    parts.movement += returned * (price->closing - price->opening);
    parts.margin += static_cast<double>(bet.stake) - returned * price->opening;
    deviations[bet.game] += returned * std::sqrt(price->closing * (1 - price->closing));
  }
  parts.luck = static_cast<double>(parts.profit) - parts.movement + parts.margin;
  double squares = 0;
  for (const auto& [_, deviation] : deviations) squares += deviation * deviation;
  parts.luck_deviation = std::sqrt(squares);
  if (squares > 0) parts.as_much = 2 * normal_cdf(-std::abs(parts.luck) / parts.luck_deviation);
  return parts;
}

}  // namespace chalkline::insight
