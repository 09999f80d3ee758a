#pragma once

#include <cstdint>
#include <string_view>

namespace chalkline::ledger {

// Why a command was refused. In each decide the checks run in a documented order; the first that
// fails answers.
enum class Rejection : std::uint8_t {
  kBusy,     // the queue is full, or the engine is stopping
  kNoSpace,  // too little room on the disk
  kUnknownAccount,
  kAccountExists,
  kAccountClosed,
  kKeyReused,  // the idempotency key was used with other content
  kStakeOutOfRange,
  kOddsOutOfRange,
  kUnknownGame,
  kBettingClosed,
  kSlipInvalid,           // no bets, or too many
  kLegsInvalid,           // no picks, or a side, line or player that the market does not have
  kParlayLegsInvalid,     // RULES 21
  kPicksConflict,         // RULES 21, version 1
  kLegsOfOneGame,         // RULES 21, since version 2
  kConditionNotOffered,   // RULES 20
  kConditionContradicts,  // RULES 20
  kGameNotLive,           // a live pick, and the game is not being played
  kGameForeseen,          // listed when a wrong clock was ahead, and that time has not come
  kQuoteExpired,          // of a live pick or a prop, or the slip waited too long
  kDebtOutstanding,       // RULES 14: the balance fell below 1 by a reversal
  kInsufficientBalance,
  kResetNotNeeded,     // RULES 17
  kResetWithOpenBets,  // RULES 17
  kResetTooSoon,       // RULES 17
  kQuizAnswersInvalid,
  kQuizAlreadyCompleted,
  kQuizTakenToday,
  kStatedChanceInvalid,
  kCoolingOff,       // of the player's own limits
  kStakeLimit,       // of the player's own limits
  kDailyBetLimit,    // of the player's own limits
  kLossLimit,        // of the player's own limits
  kSmallBetsUsedUp,  // of the day: RULES 52, since version 3
  kLimitsInvalid,
  kLimitChangesUsedUp,  // of the day
  kXpInvalid,
  kGuideLocked,  // premium only
  kUnknownBet,
  kBetNotSettled,
  kTierNotHigher,
  kGameInvalid,
  kGameNotOpen,  // the game has ended or was cancelled
  kResultInvalid,
  kCorrectionTooLate,  // RULES 14: 72 h
  kCancelTooEarly,     // RULES 53, since version 3: by a feed, of a game that was committed to
  kOperatorActStands,  // a feed says otherwise than the operator
  kActInvalid,         // an operator's act without a reason, or with a long one
  kTieInvalid,         // an operator's result of a sport without ties
  kGameCancelled,      // an operator's result for it
  kStartCommitted,     // the game's start is part of what it was committed to
  kStartInvalid,       // not in the future, or too far in it
  kNotInRules,         // the version of the rules in force does not know it
  kDateInvalid,        // no day that it can be where the person is
  kResultKnown,        // an estimate of a replayed game
  kEstimateTooEarly,   // of a game that begins later than a week from now
  kEstimateStands,     // the person has given one of the game
  kEstimatesUsedUp,    // of the day
  kDailyLineInvalid,   // not the one that the date asks for
  kCheckUnknown,       // no question of a guide
  kReviewNotDue,
  kReviewsUsedUp,  // of the day
  kPauseInvalid,   // of no day, or of more than 60
  kPausesUsedUp,   // of the day
  kMarksUsedUp,    // of the day
  kGuessInvalid,   // no margin
  kGuessesUsedUp,  // of the day
  kHunchInvalid,
  kHunchesOpen,    // three
  kHunchesUsedUp,  // of the day
  kUnknownHunch,
  kHunchNotDue,        // to be judged before its bets have come
  kAdviceInvalid,      // figures of an advice out of their bounds
  kRulesNotAdoptable,  // no higher version, or none that this program knows
  kLogKeyInvalid,      // no key of a log
  kLogKeyStands,       // another key is in force
  kLogKeyUnsigned,     // a rotation that its keys have not signed, or of another ledger
  kRevealInvalid,      // before the game's end, or not what was committed to
  kClockNotAhead,      // the ledger's time is right, or nearly so
  kClockTooFarBack,    // before the first record, or where the clock was set back to before
  kPurse,              // RULES 42: what a class's purse is not for
  kNoPurse,            // what is for a class's purse alone
  kUnknownClass,
  kClassInvalid,  // terms out of their bounds
  kClassExists,
  kClassEnded,
  kClassLeft,
  kClassJoinedBefore,
  kClassesUsedUp,   // of a person
  kClassKind,       // a kind of bet that the class does not allow
  kClassStake,      // a larger share of the purse than the class allows
  kConsentInvalid,  // bits that are no rows of it
  kConsentsUsedUp,  // of the day, where a row is given
  kOtherClass,      // the purse is of another class
  kTakenBack,       // the record of a member who has taken back what they shared
  kAssignmentUnknown,
  kAssignmentChanged,    // by somebody else, since it was read
  kAssignmentVersions,   // as many as an assignment has
  kAssignmentNotSet,     // the class has no such version of it
  kAssignmentUnfounded,  // no event of the member's that could meet it, or take it back
  kReasonInvalid,        // no reason for a pass
  kPassesUsedUp,         // of the day
  kNothingToDo,          // the command repeats what is already so; no event was written
};

// Whether the same command may be answered otherwise in a while: it was not decided.
constexpr bool is_passing(Rejection rejection) {
  return rejection == Rejection::kBusy || rejection == Rejection::kNoSpace;
}

// A plain sentence for a person.
std::string_view sentence(Rejection rejection);

}  // namespace chalkline::ledger
