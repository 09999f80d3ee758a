#include "ledger/rules/limits.hpp"

#include <algorithm>

#include "ledger/rules/progress.hpp"

namespace chalkline::ledger {
namespace {

constexpr std::int32_t kThursday = 3;  // 1970 began on one: days from its week's Monday

std::int32_t week_of(Timestamp time) {
  constexpr std::int32_t kDays = 7;
  const auto day = day_of(time);
  return day - (day + kThursday) % kDays;
}

template <class T>
bool is_within(const std::optional<T>& value, T min, T max) {
  return !value || (*value >= min && *value <= max);
}

bool is_valid(const ChangeLimits& command, const Rules::Limits& rules) {
  return is_within(command.values.max_stake, Coins{1}, kStakeMax) &&
         is_within(command.values.max_bets_per_day, 1, rules.bets_per_day_max) &&
         is_within(command.values.max_loss_per_week, Coins{1}, kStakeMax) &&
         is_within(command.reality_check_minutes, rules.reality_check_minutes_min,
                   rules.reality_check_minutes_max) &&
         is_within(command.cool_off_days, 1, rules.cool_off_days_max);
}

template <class T>
std::optional<T> tighter(const std::optional<T>& a, const std::optional<T>& b) {
  if (!a || !b) return a ? a : b;
  return std::min(*a, *b);
}

}  // namespace

const LimitValues& acting(const LimitsState& state, Timestamp now) {
  return state.pending && now >= state.pending->from ? state.pending->values : state.current;
}

std::int32_t bets_today(const LimitsState& state, Timestamp now) {
  return state.day == day_of(now) ? state.bets : 0;
}

std::int32_t small_bets_today(const LimitsState& state, Timestamp now) {
  return state.day == day_of(now) ? state.small_bets : 0;
}

Coins loss_this_week(const LimitsState& state, Timestamp now) {
  return state.week == week_of(now) ? std::max(Coins{0}, -state.result) : 0;
}

std::optional<Rejection> refuse_bet(const LimitsState& state, Coins stake, Timestamp now,
                                    const Rules::Limits& rules) {
  if (state.cool_off_until && now < *state.cool_off_until) return Rejection::kCoolingOff;
  const auto& limits = acting(state, now);
  if (limits.max_stake && stake > *limits.max_stake) return Rejection::kStakeLimit;
  if (limits.max_bets_per_day && bets_today(state, now) >= *limits.max_bets_per_day)
    return Rejection::kDailyBetLimit;
  if (limits.max_loss_per_week &&
      loss_this_week(state, now) + state.open_stakes + stake > *limits.max_loss_per_week)
    return Rejection::kLossLimit;
  if (stake < kSmallStake && small_bets_today(state, now) >= rules.small_bets_per_day)
    return Rejection::kSmallBetsUsedUp;
  return std::nullopt;
}

std::expected<LimitsSet, Rejection> decide(const LimitsState& state, const ChangeLimits& command,
                                           Timestamp now, const Rules::Limits& rules) {
  if (!is_valid(command, rules)) return std::unexpected(Rejection::kLimitsInvalid);
  const auto& before = acting(state, now);
  const auto& wanted = command.values;
  LimitsSet set{command.account,
                {tighter(before.max_stake, wanted.max_stake),
                 tighter(before.max_bets_per_day, wanted.max_bets_per_day),
                 tighter(before.max_loss_per_week, wanted.max_loss_per_week)},
                std::nullopt,
                command.reality_check_minutes,
                std::nullopt};
  if (wanted != set.current) {
    const bool waits_already =
        state.pending && now < state.pending->from && state.pending->values == wanted;
    set.pending = waits_already ? state.pending : PendingLimits{wanted, now + rules.loosen_after};
  }
  if (state.cool_off_until && now < *state.cool_off_until)
    set.cool_off_until = state.cool_off_until;
  if (command.cool_off_days) {
    const auto until = now + std::chrono::days{*command.cool_off_days};
    set.cool_off_until = std::max(set.cool_off_until.value_or(until), until);
  }
  const bool is_so = set.current == state.current && set.pending == state.pending &&
                     set.reality_check_minutes == state.reality_check_minutes &&
                     set.cool_off_until == state.cool_off_until;
  if (is_so) return std::unexpected(Rejection::kNothingToDo);
  if (state.change_day == day_of(now) && state.changes >= rules.changes_per_day)
    return std::unexpected(Rejection::kLimitChangesUsedUp);
  return set;
}

void evolve(LimitsState& state, const LimitsSet& event, Timestamp time) {
  if (state.change_day != day_of(time)) {
    state.change_day = day_of(time);
    state.changes = 0;
  }
  ++state.changes;
  state.current = event.current;
  state.pending = event.pending;
  state.reality_check_minutes = event.reality_check_minutes;
  state.cool_off_until = event.cool_off_until;
}

namespace {

void count_bet(LimitsState& state, Coins stake, Timestamp time) {
  if (state.day != day_of(time)) {
    state.day = day_of(time);
    state.bets = 0;
    state.small_bets = 0;
  }
  ++state.bets;
  if (stake < kSmallStake) ++state.small_bets;
  state.open_stakes += stake;
}

void count_result(LimitsState& state, Coins result, Timestamp time) {
  if (state.week != week_of(time)) {
    state.week = week_of(time);
    state.result = 0;
  }
  state.result += result;
}

}  // namespace

void count(LimitsState& state, const Event& event, Timestamp time) {
  if (const auto* placed = std::get_if<BetPlaced>(&event)) {
    count_bet(state, placed->stake, time);
  } else if (const auto* settled = std::get_if<BetSettled>(&event)) {
    count_result(state, settled->credit - settled->stake, time);
    state.open_stakes -= settled->stake;
  } else if (const auto* reversed = std::get_if<SettlementReversed>(&event)) {
    count_result(state, reversed->stake - reversed->credit, time);
    state.open_stakes += reversed->stake;
  }
}

}  // namespace chalkline::ledger
