#include "projections/models/closing_lines.hpp"

namespace chalkline::projections {
namespace {

std::optional<ledger::TwoWay> two_way(std::optional<ledger::HalfPoints> line,
                                      std::optional<ledger::AmericanOdds> first,
                                      std::optional<ledger::AmericanOdds> second) {
  if (!line || !first || !second) return std::nullopt;
  if (!ledger::is_american(*first) || !ledger::is_american(*second)) return std::nullopt;
  return ledger::TwoWay{*line, *first, *second};
}

}  // namespace

std::optional<ledger::TwoWay> ClosingLines::of(ledger::Market market) const {
  switch (market) {
    case ledger::Market::kMoneyline:
      return two_way(0, moneyline_home, moneyline_away);
    case ledger::Market::kSpread:
      return two_way(spread_line, spread_home, spread_away);
    case ledger::Market::kTotal:
      return two_way(total_line, total_over, total_under);
    case ledger::Market::kProp:
      break;
  }
  return std::nullopt;
}

}  // namespace chalkline::projections
