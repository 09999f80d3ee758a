#include "insight/progress/profit_parts.hpp"

#include <cmath>
#include <map>

#include "insight/normal.hpp"

namespace chalkline::insight {

std::optional<BetParts> parts_of(const ProgressBet& bet) {
  if (!is_decided(bet) && bet.end != BetEnd::kPush) return std::nullopt;
  const auto [decimal, opening, closing] = counted_price(bet);
  if (!opening || !closing) return std::nullopt;
  if (bet.end == BetEnd::kPush) return BetParts{};
  const auto stake = static_cast<double>(bet.stake);
  const auto returned = stake * decimal;
  const auto q1 = closing->chance;
  BetParts parts{.luck = 0,
                 .movement = returned * (q1 - *opening),
                 .margin = stake - returned * *opening,
                 .luck_deviation = returned * std::sqrt(q1 * (1 - q1))};
  parts.luck = static_cast<double>(profit_of(bet)) - parts.movement + parts.margin;
  return parts;
}

ProfitParts profit_parts_of(std::span<const ProgressBet> bets) {
  ProfitParts parts;
  std::map<std::uint64_t, double> deviations;
  for (const auto& bet : bets) {
    if (!is_decided(bet)) continue;
    const auto of_bet = parts_of(bet);
    if (!of_bet) {
      ++parts.others;
      parts.others_profit += profit_of(bet);
      continue;
    }
    ++parts.n;
    parts.profit += profit_of(bet);
    parts.movement += of_bet->movement;
    parts.margin += of_bet->margin;
    deviations[bet.game] += of_bet->luck_deviation;
  }
  parts.luck = static_cast<double>(parts.profit) - parts.movement + parts.margin;
  double squares = 0;
  for (const auto& [_, deviation] : deviations) squares += deviation * deviation;
  parts.luck_deviation = std::sqrt(squares);
  if (squares > 0) parts.as_much = 2 * normal_cdf(-std::abs(parts.luck) / parts.luck_deviation);
  return parts;
}

}  // namespace chalkline::insight
