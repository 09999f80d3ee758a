#pragma once

#include "ledger/rules/activity.hpp"
#include "ledger/rules/classes/classes.hpp"

// Decides again what the events stand for that hold all of their command.
namespace chalkline::ledger {

using Again = std::expected<Events, Rejection>;

inline Again decided_again(const AccountState& account, const QuizCompleted& e, Timestamp now,
                           const Rules& rules) {
  return decide(account, SubmitQuiz{e.account, e.answers}, now, rules);
}
inline Again decided_again(const AccountState& account, const MembershipUpgraded& e, Timestamp,
                           const Rules& rules) {
  return decide(account, UpgradeMembership{e.account, e.tier}, rules);
}
inline Again decided_again(const AccountState& account, const GuideRead& e, Timestamp,
                           const Rules& rules) {
  return decide(account, ReadGuide{e.account, e.guide}, rules);
}
inline Again decided_again(const AccountState& account, const DataViewed& e, Timestamp,
                           const Rules&) {
  return decide(account, ViewData{e.account, e.view});
}
inline Again decided_again(const AccountState& account, const ReviewAnswered& e, Timestamp now,
                           const Rules& rules) {
  return decide(account, AnswerReview{e.account, e.guide, e.check, e.right, e.date}, now, rules);
}
inline Again decided_again(const AccountState& account, const RunPaused& e, Timestamp now,
                           const Rules& rules) {
  return decide(account, PauseRun{e.account, e.date, e.until}, now, rules);
}
inline Again decided_again(const AccountState& account, const RunResumed& e, Timestamp now,
                           const Rules& rules) {
  return decide(account, ResumeRun{e.account, e.date}, now, rules);
}
inline Again decided_again(const AccountState& account, const HunchStated& e, Timestamp,
                           const Rules& rules) {
  return decide(account, StateHunch{e.account, e.filter, e.direction, e.bets}, rules);
}
inline Again decided_again(const AccountState& account, const HunchClosed& e, Timestamp,
                           const Rules& rules) {
  return decide(account, CloseHunch{e.account, e.hunch, e.judged}, rules);
}
inline Again decided_again(const AccountState& account, const ConsentChanged& e, Timestamp,
                           const Rules&) {
  return decide(account, ChangeConsent{e.account, e.consent});
}
inline Again decided_again(const AccountState& account, const MemberLeft& e, Timestamp,
                           const Rules&) {
  return decide(account, LeaveClass{e.account, e.taken_back});
}

// Of a class, null where it is not known.
inline std::expected<Event, Rejection> decided_again(const ClassState* in_class,
                                                     const ClassOpened& e, Timestamp now,
                                                     const Rules& rules) {
  return decide(in_class, OpenClass{e.class_id, e.terms}, now, rules);
}
inline std::expected<Event, Rejection> decided_again(const ClassState* in_class,
                                                     const ClassEnded& e, Timestamp now,
                                                     const Rules&) {
  return decide(in_class, EndClass{e.class_id}, now);
}

}  // namespace chalkline::ledger
