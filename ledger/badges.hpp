#pragma once

#include <array>
#include <string_view>

#include "ledger/account.hpp"

// The eight badges and the skill level Pro: what an account has reached by what it did.
namespace chalkline::ledger {

struct BadgeRule {
  Badge badge;
  std::string_view name;
  // `won`: the bet that was just won, if this is about one.
  bool (*is_due)(const AccountState& account, const BetPlaced* won);
};

// RULES 27.
extern const std::array<BadgeRule, enum_names<Badge>.size()> kBadgeRules;

std::string_view title_of(Badge badge);  // "Hot Hand"

// BadgeEarned and SkillReached for all that is due and not reached yet. Asked after each bet, each
// settlement, and what is read and viewed. Nothing for a closed account.
Events reached(AccountId id, const AccountState& account, const BetPlaced* won);

}  // namespace chalkline::ledger
