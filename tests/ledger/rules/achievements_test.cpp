#include "ledger/rules/achievements.hpp"

#include <doctest/doctest.h>

namespace chalkline::ledger {
namespace {

BetSettled settled_as(BetOutcome outcome) {
  BetSettled event;
  event.outcome = outcome;
  return event;
}
SettlementReversed reversed(bool was_void) {
  SettlementReversed event;
  event.was_void = was_void;
  return event;
}

TEST_CASE("a void counts as no settled bet, and neither does its reversal") {
  AchievementState state;
  for (const auto outcome : {BetOutcome::kWon, BetOutcome::kLost, BetOutcome::kPush})
    count(state, settled_as(outcome));
  count(state, settled_as(BetOutcome::kVoid));
  CHECK(state.settled == 3);
  count(state, reversed(true));
  CHECK(state.settled == 3);
  count(state, reversed(false));
  CHECK(state.settled == 2);
}

}  // namespace
}  // namespace chalkline::ledger
