#include "ledger/rules/achievements.hpp"

#include <algorithm>

namespace chalkline::ledger {

void count(AchievementState& state, const BetPlaced& event, Coins bankroll) {
  ++state.bets;
  if (event.stated_chance) ++state.forecasts;
  const bool is_small = event.stake <= bankroll / kGuardianBankroll;
  if (state.small_stakes == kGuardianBets) return;  // reached
  state.small_stakes = is_small ? static_cast<std::uint8_t>(state.small_stakes + 1) : 0;
}

void count(AchievementState& state, const BetSettled& event) {
  if (event.outcome != BetOutcome::kVoid) {
    ++state.settled;
    if (event.kind) state.kinds.add(*event.kind);
  }
  if (event.outcome == BetOutcome::kWon)
    state.wins = std::min(static_cast<std::uint8_t>(state.wins + 1), kHotHandWins);
  if (event.outcome == BetOutcome::kLost) state.wins = 0;
  if (event.closing_line_value) {
    ++state.priced;
    state.value += *event.closing_line_value;
    // Before version 3 settlements did not tell singles from parlays.
    if (event.kind && *event.kind != BetKind::kParlay) {
      ++state.priced_singles;
      state.value_of_singles += *event.closing_line_value;
    }
  }
}

void count(AchievementState& state, const SettlementReversed& event) {
  if (!event.was_void) --state.settled;
}

}  // namespace chalkline::ledger
