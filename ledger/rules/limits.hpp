#pragma once

#include <chrono>
#include <expected>
#include <optional>

#include "ledger/rules/commands.hpp"
#include "ledger/rules/rejection.hpp"
#include "ledger/rules/rules.hpp"

// Limits that players set for themselves, for all their purses together. Tighter ones act at once,
// looser ones a day later. Beside them the one that the rules set on small stakes.
namespace chalkline::ledger {

// RULES 52: below it the rounding to whole coins can outweigh the margin. States count by it, so
// that it stays the same in every version of the rules.
inline constexpr Coins kSmallStake = 10;

struct LimitsState {
  LimitValues current;
  std::optional<PendingLimits> pending;
  std::optional<std::int32_t> reality_check_minutes;
  std::optional<Timestamp> cool_off_until;
  std::int32_t day{};         // of the latest bet: days since 1970, UTC
  std::int32_t bets{};        // on that day
  std::int32_t small_bets{};  // of those, with a stake below kSmallStake
  std::int32_t week{};        // of the latest settlement: its Monday, in days since 1970
  Coins result{};             // what that week's settlements brought: credits - stakes
  std::int32_t change_day{};  // of the latest change: days since 1970, UTC
  std::int32_t changes{};     // on that day
  Coins open_stakes{};        // of all purses of the person, their own account's among them
  static constexpr auto fields =
      std::tuple{field("current", &LimitsState::current),
                 field("pending", &LimitsState::pending),
                 field("realityCheckMinutes", &LimitsState::reality_check_minutes),
                 field("coolOffUntil", &LimitsState::cool_off_until),
                 field("day", &LimitsState::day),
                 field("bets", &LimitsState::bets),
                 field("smallBets", &LimitsState::small_bets),
                 field("week", &LimitsState::week),
                 field("result", &LimitsState::result),
                 field("changeDay", &LimitsState::change_day),
                 field("changes", &LimitsState::changes),
                 field("openStakes", &LimitsState::open_stakes)};
  friend bool operator==(const LimitsState&, const LimitsState&) = default;
};

// The limits that act at `now`.
const LimitValues& acting(const LimitsState& state, Timestamp now);
std::int32_t bets_today(const LimitsState& state, Timestamp now);
std::int32_t small_bets_today(const LimitsState& state, Timestamp now);
// Stakes lost less profits since Monday 00:00 UTC, at least 0. A correction counts in the week in
// which it is made.
Coins loss_this_week(const LimitsState& state, Timestamp now);

// kCoolingOff, kStakeLimit, kDailyBetLimit, kLossLimit, where the stake and those that are open
// already count as if they were lost, so that a limit holds whatever happens; kSmallBetsUsedUp.
std::optional<Rejection> refuse_bet(const LimitsState& state, Coins stake, Timestamp now,
                                    const Rules::Limits& rules);

// kLimitsInvalid, kNothingToDo, kLimitChangesUsedUp. A break that has begun is never shortened.
std::expected<LimitsSet, Rejection> decide(const LimitsState& state, const ChangeLimits& command,
                                           Timestamp now, const Rules::Limits& rules);

void evolve(LimitsState& state, const LimitsSet& event, Timestamp time);
// Counts what concerns limits in events of bets, those of the person's every purse; other events
// are left out.
void count(LimitsState& state, const Event& event, Timestamp time);

}  // namespace chalkline::ledger
