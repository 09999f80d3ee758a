#pragma once

#include <expected>
#include <optional>
#include <vector>

#include "ledger/rules/commands.hpp"
#include "ledger/rules/rejection.hpp"
#include "ledger/rules/rules.hpp"

// The paid tiers (RULES 28, 29). Simulated: nobody pays anything.
namespace chalkline::ledger {

struct MembershipState {
  std::optional<Tier> tier;
  Timestamp since{};       // of the first upgrade: what the monthly anniversaries count from
  std::int32_t bonuses{};  // monthly ones, granted
  static constexpr auto fields =
      std::tuple{field("tier", &MembershipState::tier), field("since", &MembershipState::since),
                 field("bonuses", &MembershipState::bonuses)};
  friend bool operator==(const MembershipState&, const MembershipState&) = default;
};

// XP for members from Pro up: x1.5, rounded down.
constexpr std::int32_t with_tier_multiplier(std::int32_t base, const std::optional<Tier>& tier) {
  return tier >= Tier::kPro ? base * 3 / 2 : base;
}
// The base of `xp`, which with_tier_multiplier() made.
constexpr std::int32_t without_tier_multiplier(std::int32_t xp, const std::optional<Tier>& tier) {
  return tier >= Tier::kPro ? (2 * xp + 2) / 3 : xp;
}

// Midnight of the day that lies `months` months after `since`; where that month has no such day,
// of its last.
Timestamp anniversary(Timestamp since, std::int32_t months);

// kTierNotHigher: upward only, hence each tier once. `held`: the stakes of open bets.
std::expected<std::vector<Event>, Rejection> decide(const MembershipState& state, Coins balance,
                                                    Coins held, const UpgradeMembership& command,
                                                    const Rules::Membership& rules);
// The oldest bonus that is due; kNothingToDo.
std::expected<std::vector<Event>, Rejection> decide(const MembershipState& state,
                                                    const GrantMonthlyBonus& command, Timestamp now,
                                                    const Rules::Membership& rules);

void evolve(MembershipState& state, const MembershipUpgraded& event, Timestamp time);
void evolve(MembershipState& state, const CoinsGranted& event);

}  // namespace chalkline::ledger
