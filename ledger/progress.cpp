#include "ledger/progress.hpp"

namespace chalkline::ledger {
namespace {

std::int32_t day_of(Timestamp time) {
  return static_cast<std::int32_t>(
      std::chrono::floor<std::chrono::days>(time).time_since_epoch().count());
}

}  // namespace

Level level_of(std::int64_t xp_total) {
  Level at;
  at.to_next = kXpPerLevelStep;
  while (at.level < kLevelMax && xp_total >= at.to_next) {
    xp_total -= at.to_next;
    ++at.level;
    at.to_next = kXpPerLevelStep * at.level;
  }
  if (at.level == kLevelMax) return {kLevelMax, 0, 0};
  at.xp = static_cast<std::int32_t>(xp_total);
  return at;
}

std::optional<XpAwarded> award_for_bet(const ProgressState& state, AccountId account,
                                       Timestamp now) {
  if (state.day == day_of(now) && state.bet_awards >= kBetXpAwardsPerDay) return std::nullopt;
  return XpAwarded{account, kBetXp, XpReason::kBetPlaced};
}

void evolve(ProgressState& state, const XpAwarded& event, Timestamp time) {
  state.xp_total += event.amount;
  if (event.reason != XpReason::kBetPlaced) return;
  if (state.day != day_of(time)) {
    state.day = day_of(time);
    state.bet_awards = 0;
  }
  ++state.bet_awards;
}

}  // namespace chalkline::ledger
