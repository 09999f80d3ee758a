#include "insight/closing_line.hpp"

#include "insight/normal.hpp"

namespace chalkline::insight {

double chance_at_moved_line(double closing_chance, double points, double sigma) {
  return normal_cdf(normal_quantile(closing_chance) + points / sigma);
}

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

}  // namespace chalkline::insight
