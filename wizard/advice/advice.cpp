#include "wizard/advice/advice.hpp"

namespace chalkline::wizard {
namespace {

Pass pass_of(const Assessment& assessment, const Advice& advice) {
  if (!speaks(assessment)) return Pass::kTooFew;
  if (advice.edge > 0) return advice.worth.is_proven() ? Pass::kNone : Pass::kUnproven;
  if (advice.claimed > 0) return Pass::kUnproven;
  return assessment.weight == 0 ? Pass::kPriceBest : Pass::kTooShort;
}

}  // namespace

Advice advise(const Assessment& assessment, ledger::Side side, const EdgeRecord& edges) {
  Advice advice{.side = side, .chances = chances_of(assessment, side)};
  const auto& [decimal, price, chance] = advice.chances;
  advice.chance = chance;
  advice.claimed = decimal * chance - 1;
  if (advice.claimed > 0) {
    advice.worth = edges.worth(advice.claimed);
    advice.chance = price + advice.worth.share() * (chance - price);
  }
  advice.edge = decimal * advice.chance - 1;
  advice.pass = pass_of(assessment, advice);
  return advice;
}

}  // namespace chalkline::wizard
