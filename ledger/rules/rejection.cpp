#include "ledger/rules/rejection.hpp"

namespace chalkline::ledger {

std::string_view sentence(Rejection rejection) {
  switch (rejection) {
    case Rejection::kBusy:
      return "Busy, try again";
    case Rejection::kNoSpace:
      return "Nothing can be recorded just now, because the server's disk is nearly full";
    case Rejection::kUnknownAccount:
      return "This account does not exist";
    case Rejection::kAccountExists:
      return "This account exists already";
    case Rejection::kAccountClosed:
      return "This account has been closed";
    case Rejection::kKeyReused:
      return "This Idempotency-Key was used for another bet";
    case Rejection::kStakeOutOfRange:
      return "The bet amount must be a whole number from 1 to 1,000,000";
    case Rejection::kOddsOutOfRange:
      return "American odds are at most -100 or at least +100";
    case Rejection::kUnknownGame:
      return "That game is not on offer";
    case Rejection::kBettingClosed:
      return "Betting on this game has closed";
    case Rejection::kLegsInvalid:
      return "A bet has a pick, and each pick a side, a line or a player that its market has";
    case Rejection::kSlipInvalid:
      return "A slip has 1 to 20 bets";
    case Rejection::kParlayLegsInvalid:
      return "A parlay has 2 to 10 legs, since the chance that all of them win shrinks with each";
    case Rejection::kPicksConflict:
      return "A parlay cannot hold one selection twice, both sides of a market, or a moneyline and "
             "a spread of one game, because its odds only multiply for picks that do not decide "
             "each other";
    case Rejection::kLegsOfOneGame:
      return "A parlay takes one leg from each game, because results of one game hang together and "
             "the product of their prices does not know it";
    case Rejection::kConditionNotOffered:
      return "A condition goes with one moneyline, spread or total pick before its game starts, "
             "and one on the score during the game goes with simulated basketball and football "
             "alone";
    case Rejection::kConditionContradicts:
      return "This bet could never win, because no score makes both its condition and its pick "
             "come true";
    case Rejection::kGameNotLive:
      return "Live bets are taken only while the game is being played";
    case Rejection::kGameForeseen:
      return "The clock was ahead when this game was listed, so it takes bets again once that time "
             "has come";
    case Rejection::kQuoteExpired:
      return "This price has expired, so look at the current one before you bet";
    case Rejection::kDebtOutstanding:
      return "A corrected result has taken your balance below 1 coin, so you cannot bet yet";
    case Rejection::kInsufficientBalance:
      return "You don't have enough virtual coins for this bet";
    case Rejection::kResetNotNeeded:
      return "You can start again once you have fewer than 100 coins";
    case Rejection::kResetWithOpenBets:
      return "You can start again once your open bets are settled";
    case Rejection::kResetTooSoon:
      return "You can start again seven days after your last new start";
    case Rejection::kQuizAnswersInvalid:
      return "The quiz has five questions with the options shown";
    case Rejection::kQuizAlreadyCompleted:
      return "You have completed the quiz already";
    case Rejection::kQuizTakenToday:
      return "You have taken the quiz today, and can take it again tomorrow (UTC)";
    case Rejection::kStatedChanceInvalid:
      return "A stated chance is from 1 to 99 percent";
    case Rejection::kCoolingOff:
      return "You are on a break, and your settings show when you can bet again";
    case Rejection::kStakeLimit:
      return "This stake is above the limit that you set for one bet";
    case Rejection::kDailyBetLimit:
      return "You have placed as many bets today as your own limit allows";
    case Rejection::kLossLimit:
      return "With this bet you could lose more this week than your own limit allows";
    case Rejection::kSmallBetsUsedUp:
      return "You can place at most 50 bets below 10 coins a day, because rounding to whole coins "
             "pays small stakes too well";
    case Rejection::kLimitsInvalid:
      return "A limit is a whole number within its range";
    case Rejection::kLimitChangesUsedUp:
      return "You have changed your limits 20 times today, so the next change is possible after "
             "midnight UTC";
    case Rejection::kXpInvalid:
      return "A view of the sports hub earns 3 or 5 XP";
    case Rejection::kGuideLocked:
      return "This guide is for premium members";
    case Rejection::kUnknownBet:
      return "You have no such bet";
    case Rejection::kBetNotSettled:
      return "This bet is not settled yet";
    case Rejection::kTierNotHigher:
      return "You have this tier or a higher one already";
    case Rejection::kGameInvalid:
      return "A game has a sport, a source, names of at most 200 bytes, the id of its source's "
             "key, "
             "and a commitment where it is simulated";
    case Rejection::kGameNotOpen:
      return "This game has ended";
    case Rejection::kResultInvalid:
      return "A result has scores from 0 to 1,000 and comes after the start of its game";
    case Rejection::kCorrectionTooLate:
      return "A result can be corrected within 72 hours only";
    case Rejection::kCancelTooEarly:
      return "A simulated game is cancelled by an operator, or once it is 48 hours past its start";
    case Rejection::kOperatorActStands:
      return "An operator has decided this game, and its feeds do not change that";
    case Rejection::kActInvalid:
      return "An operator's act has a reason, one line of text of 1 to 200 characters";
    case Rejection::kTieInvalid:
      return "A game of this sport does not end level";
    case Rejection::kGameCancelled:
      return "This game was cancelled, and a cancelled game gets no result";
    case Rejection::kStartCommitted:
      return "This game was published with its start, as simulated and replayed games are, and "
             "stays at it";
    case Rejection::kStartInvalid:
      return "A new start is in the future, and at most a year ahead";
    case Rejection::kNotInRules:
      return "The rules of this ledger do not have this yet";
    case Rejection::kDateInvalid:
      return "A day is within one day of UTC's, and no earlier than the last one";
    case Rejection::kResultKnown:
      return "Estimates are for games that are still to be played, because the result of a past "
             "one can be looked up";
    case Rejection::kEstimateTooEarly:
      return "You can give an estimate from seven days before a game";
    case Rejection::kEstimateStands:
      return "You have given your estimate of this game, and it stands";
    case Rejection::kEstimatesUsedUp:
      return "You have given 9 estimates beside the daily line today, and tomorrow you can give "
             "more";
    case Rejection::kDailyLineInvalid:
      return "The daily line follows from its date";
    case Rejection::kCheckUnknown:
      return "No guide asks that question";
    case Rejection::kReviewNotDue:
      return "This question comes back on a later day, because a break makes it stick";
    case Rejection::kReviewsUsedUp:
      return "You have answered five reviews today, and the others wait for you";
    case Rejection::kPauseInvalid:
      return "A pause lasts 1 to 60 days";
    case Rejection::kPausesUsedUp:
      return "You have paused your run three times today, and can pause it again tomorrow";
    case Rejection::kMarksUsedUp:
      return "You have marked 10 markets today, and can mark more after midnight UTC";
    case Rejection::kGuessInvalid:
      return "A guess of a margin is from 0 to 100 percent";
    case Rejection::kGuessesUsedUp:
      return "You have guessed 20 margins today, and can guess more after midnight UTC";
    case Rejection::kHunchInvalid:
      return "A hunch says better or worse, of a sport, a kind of bet or a range of prices, and is "
             "judged after 30, 100 or 300 bets";
    case Rejection::kHunchesOpen:
      return "You have three open hunches, and more at once would make it likely that one looks "
             "right by luck";
    case Rejection::kHunchesUsedUp:
      return "You have stated 10 hunches today, and can state the next one after midnight UTC";
    case Rejection::kUnknownHunch:
      return "You have no such open hunch";
    case Rejection::kHunchNotDue:
      return "This hunch is judged once all its bets are settled";
    case Rejection::kAdviceInvalid:
      return "Advice is recorded with figures that the Wizard can have";
    case Rejection::kRulesNotAdoptable:
      return "Rules are replaced by a higher version that this program knows";
    case Rejection::kLogKeyInvalid:
      return "A log has a name without spaces, and a sound Ed25519 key";
    case Rejection::kLogKeyStands:
      return "The ledger has adopted another key of its log";
    case Rejection::kLogKeyUnsigned:
      return "A key is replaced by a statement that it and the new one have signed, over a "
             "checkpoint of this ledger";
    case Rejection::kRevealInvalid:
      return "A reveal comes after the end of its game and is what the game was committed to";
    case Rejection::kClockNotAhead:
      return "The ledger's time goes back only where its last record is more than a minute ahead "
             "of "
             "the clock";
    case Rejection::kClockTooFarBack:
      return "The ledger's time goes back neither beyond its first record nor beyond the time that "
             "it was set back to before";
    case Rejection::kPurse:
      return "A class's purse is for the class's bets alone";
    case Rejection::kNoPurse:
      return "This account is no class's purse";
    case Rejection::kUnknownClass:
      return "There is no such class";
    case Rejection::kClassInvalid:
      return "A class starts its purses with 100 to 100,000 coins, allows a kind of bet at least, "
             "and ends within a year";
    case Rejection::kClassExists:
      return "There is a class with this number already";
    case Rejection::kClassEnded:
      return "This class has ended, so that its purse places no more bets";
    case Rejection::kClassLeft:
      return "You have left this class, so that its purse places no more bets";
    case Rejection::kClassJoinedBefore:
      return "You have joined this class before, and a class is joined once";
    case Rejection::kClassesUsedUp:
      return "A person joins at most 32 classes";
    case Rejection::kClassKind:
      return "Your class does not allow this kind of bet";
    case Rejection::kClassStake:
      return "This stake is a larger share of the purse than your class allows";
    case Rejection::kConsentInvalid:
      return "What is shared with a class is one of the rows of its form";
    case Rejection::kConsentsUsedUp:
      return "You have changed what you share 10 times today: you can share less at once, and more "
             "after midnight UTC";
    case Rejection::kOtherClass:
      return "This purse belongs to another class";
    case Rejection::kTakenBack:
      return "This member has left the class and taken back what they shared";
    case Rejection::kAssignmentUnknown:
      return "There are assignments 1 to 13";
    case Rejection::kAssignmentChanged:
      return "Somebody has changed this assignment since you opened it, so look at it again";
    case Rejection::kAssignmentVersions:
      return "This assignment has been changed 20 times in this class, which is as often as it can "
             "be";
    case Rejection::kAssignmentNotSet:
      return "Your class has not set this assignment";
    case Rejection::kAssignmentUnfounded:
      return "Nothing that this member did meets the assignment, or takes it back";
    case Rejection::kReasonInvalid:
      return "A pass has one of the reasons shown";
    case Rejection::kPassesUsedUp:
      return "You have passed on 20 games today, and can pass on more after midnight UTC";
    case Rejection::kNothingToDo:
      return "This is already so";
  }
  return "Refused";
}

}  // namespace chalkline::ledger
