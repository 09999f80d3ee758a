#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "ledger/events/events.hpp"
#include "ledger/rules/rules.hpp"

// XP and levels: what a player earns for practising, never for winning or for staking more.
namespace chalkline::ledger {

struct ProgressState {
  std::int64_t xp_total{};
  std::int32_t day{};         // that the following are about: days since 1970, UTC
  std::int32_t bet_awards{};  // for bets placed
  std::int32_t reviews{};     // awards for post-mortems
  std::int32_t hub_xp{};      // for hub views, without the daily ones and before the multiplier
  static constexpr auto fields =
      std::tuple{field("xpTotal", &ProgressState::xp_total), field("day", &ProgressState::day),
                 field("betAwards", &ProgressState::bet_awards),
                 field("reviews", &ProgressState::reviews), field("hubXp", &ProgressState::hub_xp)};
  friend bool operator==(const ProgressState&, const ProgressState&) = default;
};

struct Level {
  std::int32_t level{1};
  std::int32_t xp{};  // within the level; 0 at the top
};

// RULES 24: what a level asks for; 0 at the top.
std::int32_t xp_to_next(std::int32_t level, const Rules::Levels& rules);

// RULES 24: the XP within a level carries over into the next.
Level level_of(std::int64_t xp_total, const Rules::Levels& rules);

// Days since 1970, UTC.
std::int32_t day_of(Timestamp time);

// The state with the counters of `now`'s day: none if that has just begun.
ProgressState of_day(ProgressState state, Timestamp now);

// The award for a bet placed `now`; absent once the day's awards are used up.
std::optional<XpAwarded> award_for_bet(const ProgressState& state, AccountId account,
                                       const std::optional<Tier>& tier, Timestamp now,
                                       const Rules::Xp& rules);

// `tier`: at the time of the award.
void evolve(ProgressState& state, const XpAwarded& event, const std::optional<Tier>& tier,
            Timestamp time);

}  // namespace chalkline::ledger
