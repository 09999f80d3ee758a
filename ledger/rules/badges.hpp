#pragma once

#include <array>
#include <string_view>

#include "ledger/rules/account.hpp"

// The badges and the skill level Pro: what an account has reached by what it did.
namespace chalkline::ledger {

struct BadgeRule {
  Badge badge;
  std::string_view name;
  // `won`: the bet that was just won, if this is about one.
  bool (*is_due)(const AchievementState& done, const BetPlaced* won, const Rules& rules);
};

// RULES 27: those of every version, of which Rules::Badges has a set.
extern const std::array<BadgeRule, enum_names<Badge>.size()> kBadgeRules;

std::string_view title_of(Badge badge);  // "Hot Hand"

// Whether a command that led to this event asks what the account has reached by it. Settlements ask
// as well, each for itself.
bool may_reach_badges(const Event& event);

// BadgeEarned and SkillReached for all that is due and not reached yet. Nothing for a closed
// account and for a purse.
Events reached(AccountId id, const AccountState& account, const BetPlaced* won, const Rules& rules);

}  // namespace chalkline::ledger
