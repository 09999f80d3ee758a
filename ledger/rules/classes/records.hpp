#pragma once

#include <expected>

#include "ledger/rules/classes/classes.hpp"

// Looks of educators at what a class shares with them (RULES 42): each is an event that its members
// can see, but for a repeat.
namespace chalkline::ledger {

// kNotInRules, refusal() of the purse, kNoPurse, kOtherClass, kTakenBack, refuse_own() of the
// educator, kNothingToDo within an hour of the last look, or within a minute of the last export.
std::expected<Events, Rejection> decide(const AccountState& purse, const AccountState& educator,
                                        const OpenRecord& command, Timestamp now,
                                        const Rules& rules);
// kNotInRules, kUnknownClass, refuse_own() of the educator, kNothingToDo on the UTC day of the last
// look, or within a minute of the last export.
std::expected<Event, Rejection> decide(const ClassState* in_class, const AccountState& educator,
                                       const OpenOverview& command, Timestamp now,
                                       const Rules& rules);

}  // namespace chalkline::ledger
