#pragma once

#include <expected>

#include "ledger/rules/classes/classes.hpp"

// Assignments of a class: by which rule each is met, and who has met it. The meaning of a rule is
// insight's (insight/assignments); the ledger keeps that it was set, and when.
namespace chalkline::ledger {

// kNotInRules, kUnknownClass, kClassEnded, kAssignmentUnknown, kNothingToDo for the rule in force,
// kAssignmentChanged unless the version follows on that in force, kAssignmentVersions.
std::expected<Event, Rejection> decide(const ClassState* in_class, const SetAssignment& command,
                                       Timestamp now, const Rules& rules);

// `by` is the event at command.by, null where there is none. kNotInRules, refusal(), kNoPurse,
// kClassLeft, kNothingToDo where it is met, kAssignmentNotSet, kAssignmentUnfounded for an event
// that is neither the member's own nor a game's.
std::expected<Events, Rejection> decide(const AccountState& purse, const ClassState* in_class,
                                        const MeetAssignment& command, const Event* by,
                                        const Rules& rules);
// refusal(), kNoPurse, kNothingToDo where it is not met, kAssignmentUnfounded unless `by` takes
// back a settlement of the member's after it was met.
std::expected<Events, Rejection> decide(const AccountState& purse, const ReverseAssignment& command,
                                        const Event* by);

// kNotInRules, refusal(), kNoPurse, kClassLeft, kClassEnded, kReasonInvalid, kUnknownGame,
// kBettingClosed, kNothingToDo for a game passed on today, kPassesUsedUp.
std::expected<Events, Rejection> decide(const AccountState& purse, const ClassState* in_class,
                                        const GameState* game, const PassGame& command,
                                        Timestamp now, const Rules& rules);

}  // namespace chalkline::ledger
