#include "insight/progress/bet.hpp"

#include "insight/closing_line.hpp"

namespace chalkline::insight {

std::optional<Close> close_of(ledger::Side side, ledger::HalfPoints line,
                              const ledger::SideQuote& closing, double deviation) {
  const auto chance = ledger::no_vig(closing.odds, closing.other_odds).value();
  if (line == closing.line) return Close{chance, false};
  if (deviation <= 0) return std::nullopt;
  // A higher handicap is better for its team, a higher total for the under.
  const auto higher = (line - closing.line) / 2.0;
  const auto better = side == ledger::Side::kOver ? -higher : higher;
  return Close{chance_at_moved_line(chance, better, deviation), true};
}

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
