#pragma once

#include "ledger/rules/activity.hpp"

// Decides again what the events stand for that hold all of their command.
namespace chalkline::ledger {

using Again = std::expected<Events, Rejection>;

inline Again decided_again(const AccountState& account, const QuizCompleted& e, Timestamp,
                           const Rules& rules) {
  return decide(account, SubmitQuiz{e.account, e.answers}, rules);
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

}  // namespace chalkline::ledger
