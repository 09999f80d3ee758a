#include "ledger/rules/progress.hpp"

#include "ledger/rules/membership.hpp"

namespace chalkline::ledger {

std::int32_t day_of(Timestamp time) {
  return static_cast<std::int32_t>(
      std::chrono::floor<std::chrono::days>(time).time_since_epoch().count());
}

std::int32_t xp_to_next(std::int32_t level, const Rules::Levels& rules) {
  return level < rules.highest ? rules.step * level : 0;
}

Level level_of(std::int64_t xp_total, const Rules::Levels& rules) {
  Level at;
  while (at.level < rules.highest && xp_total >= xp_to_next(at.level, rules)) {
    xp_total -= xp_to_next(at.level, rules);
    ++at.level;
  }
  at.xp = at.level < rules.highest ? static_cast<std::int32_t>(xp_total) : 0;
  return at;
}

ProgressState of_day(ProgressState state, Timestamp now) {
  if (state.day != day_of(now)) state = {.xp_total = state.xp_total, .day = day_of(now)};
  return state;
}

std::optional<XpAwarded> award_for_bet(const ProgressState& state, AccountId account,
                                       const std::optional<Tier>& tier, Timestamp now,
                                       const Rules::Xp& rules) {
  if (of_day(state, now).bet_awards >= rules.bets_per_day) return std::nullopt;
  return XpAwarded{account, with_tier_multiplier(rules.bet, tier), XpReason::kBetPlaced};
}

void evolve(ProgressState& state, const XpAwarded& event, const std::optional<Tier>& tier,
            Timestamp time) {
  state = of_day(state, time);
  state.xp_total += event.amount;
  if (event.reason == XpReason::kBetPlaced) ++state.bet_awards;
  if (event.reason == XpReason::kPostMortem) ++state.reviews;
  if (event.reason == XpReason::kHubView)
    state.hub_xp += without_tier_multiplier(event.amount, tier);
}

}  // namespace chalkline::ledger
