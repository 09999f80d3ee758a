#include "wizard/advice/assessment.hpp"

namespace chalkline::wizard {

using ledger::Side;

SideChances chances_of(const Assessment& assessment, Side side) {
  const auto odds = ledger::of_side(assessment.quote, side).odds;
  return {ledger::decimal(odds).value(), of_side(assessment.price, side),
          of_side(assessment.chance, side)};
}

Side better_side(const Assessment& assessment) {
  const bool is_total = assessment.market == ledger::Market::kTotal;
  const auto first = is_total ? Side::kOver : Side::kHome;
  const auto second = is_total ? Side::kUnder : Side::kAway;
  const auto value = [&](Side side) {
    const auto chances = chances_of(assessment, side);
    return chances.decimal * chances.chance;
  };
  return value(second) > value(first) ? second : first;
}

}  // namespace chalkline::wizard
