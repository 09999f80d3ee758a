#include "http/api/shared/call/rejections.hpp"

namespace chalkline::http {

int status_of(ledger::Rejection rejection) {
  using enum ledger::Rejection;
  switch (rejection) {
    case kBusy:
    case kNoSpace:
      return 503;
    case kUnknownGame:
    case kUnknownBet:
    case kUnknownHunch:
    case kUnknownClass:
    case kAssignmentUnknown:
      return 404;
    case kStakeOutOfRange:
    case kOddsOutOfRange:
    case kLegsInvalid:
    case kSlipInvalid:
    case kParlayLegsInvalid:
    case kPicksConflict:
    case kLegsOfOneGame:
    case kConditionNotOffered:
    case kConditionContradicts:
    case kQuizAnswersInvalid:
    case kGameInvalid:
    case kResultInvalid:
    case kRevealInvalid:
    case kTieInvalid:
    case kActInvalid:
    case kStartInvalid:
    case kStatedChanceInvalid:
    case kLimitsInvalid:
    case kXpInvalid:
    case kAdviceInvalid:
    case kDateInvalid:
    case kDailyLineInvalid:
    case kCheckUnknown:
    case kPauseInvalid:
    case kHunchInvalid:
    case kClassInvalid:
    case kConsentInvalid:
    case kGuessInvalid:
    case kReasonInvalid:
      return 400;
    case kCoolingOff:
    case kStakeLimit:
    case kDailyBetLimit:
    case kLossLimit:
    case kSmallBetsUsedUp:
    case kGuideLocked:
    case kClassKind:
    case kClassStake:
      return 403;
    case kLimitChangesUsedUp:
    case kEstimatesUsedUp:
    case kReviewsUsedUp:
    case kPausesUsedUp:
    case kHunchesUsedUp:
    case kMarksUsedUp:
    case kGuessesUsedUp:
    case kConsentsUsedUp:
    case kPassesUsedUp:
      return 429;
    case kInsufficientBalance:
    case kDebtOutstanding:
      return 422;
    case kUnknownAccount:
    case kAccountExists:
    case kAccountClosed:
    case kKeyReused:
    case kBettingClosed:
    case kGameNotLive:
    case kGameForeseen:
    case kQuoteExpired:
    case kResetNotNeeded:
    case kResetWithOpenBets:
    case kResetTooSoon:
    case kQuizAlreadyCompleted:
    case kQuizTakenToday:
    case kGameNotOpen:
    case kCorrectionTooLate:
    case kCancelTooEarly:
    case kOperatorActStands:
    case kGameCancelled:
    case kStartCommitted:
    case kBetNotSettled:
    case kTierNotHigher:
    case kRulesNotAdoptable:
    case kLogKeyInvalid:
    case kLogKeyStands:
    case kLogKeyUnsigned:
    case kClockNotAhead:
    case kClockTooFarBack:
    case kNotInRules:
    case kResultKnown:
    case kEstimateTooEarly:
    case kEstimateStands:
    case kReviewNotDue:
    case kHunchesOpen:
    case kHunchNotDue:
    case kPurse:
    case kNoPurse:
    case kClassExists:
    case kClassEnded:
    case kClassLeft:
    case kClassJoinedBefore:
    case kClassesUsedUp:
    case kOtherClass:
    case kTakenBack:
    case kAssignmentChanged:
    case kAssignmentVersions:
    case kAssignmentNotSet:
    case kAssignmentUnfounded:
    case kNothingToDo:
      return 409;
  }
  return 500;
}

Response refused(ledger::Rejection rejection) {
  return text(status_of(rejection), ledger::sentence(rejection));
}

Response no_such_call() { return text(404, "There is no such call"); }

Response signed_out() { return text(401, "You are not signed in"); }

Response unavailable(std::string_view sentence) {
  return text(503, sentence).with("Retry-After", "1");
}

Response busy() { return refused(ledger::Rejection::kBusy); }

Response too_many(std::chrono::seconds wait) {
  return text(429, "Too many attempts, try again later")
      .with("Retry-After", std::to_string(wait.count()));
}

Response too_many_at_once() {
  return text(429, "Too many of your requests are waiting already, try again in a moment")
      .with("Retry-After", "1");
}

Response read_already() {
  return text(429, "Your history is being read already, try again in a moment")
      .with("Retry-After", "1");
}

}  // namespace chalkline::http
