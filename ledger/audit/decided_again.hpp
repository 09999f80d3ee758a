#pragma once

#include <optional>

#include "ledger/rules/activity.hpp"
#include "ledger/rules/advising.hpp"
#include "ledger/rules/classes/assignments.hpp"
#include "ledger/rules/classes/records.hpp"
#include "ledger/rules/habit/estimates.hpp"
#include "ledger/rules/habit/practice.hpp"
#include "ledger/rules/log_key.hpp"

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
inline Again decided_again(const AccountState& account, const HunchStated& e, Timestamp now,
                           const Rules& rules) {
  return decide(account, StateHunch{e.account, e.filter, e.direction, e.bets}, now, rules);
}
inline Again decided_again(const AccountState& account, const HunchClosed& e, Timestamp,
                           const Rules& rules) {
  return decide(account, CloseHunch{e.account, e.hunch, e.judged}, rules);
}
inline Again decided_again(const AccountState& account, const ConsentChanged& e, Timestamp now,
                           const Rules& rules) {
  return decide(account, ChangeConsent{e.account, e.consent}, now, rules);
}
inline Again decided_again(const AccountState& account, const MemberLeft& e, Timestamp,
                           const Rules&) {
  return decide(account, LeaveClass{e.account, e.taken_back});
}

// Decides the events of a class again; `in_class` is null where it is not known.
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
inline std::expected<Event, Rejection> decided_again(const ClassState* in_class,
                                                     const AssignmentSet& e, Timestamp now,
                                                     const Rules& rules) {
  return decide(in_class, SetAssignment{e.class_id, e.assignment, e.version, e.rule}, now, rules);
}

// Decides events of more than one state again: `known` has account(), game(), find_class(),
// class_of_purse(), ledger(), root_at() and find_event(), the event at a position before this one,
// if there is one.

auto decided_with(const auto& known, const AdviceGiven& e, Timestamp now, const Rules& rules) {
  return decide(known.account(e.account), known.game(e.game), request_of(e), now,
                known.ledger().steps, rules);
}
auto decided_with(const auto& known, const DailyLineSet& e, Timestamp now, const Rules& rules) {
  return decide(known.ledger(), known.game(e.asked.game), SetDailyLine{e.asked}, now, rules);
}
auto decided_with(const auto& known, const EstimateGiven& e, Timestamp now, const Rules& rules) {
  return decide(known.account(e.account), known.game(e.asked.game), known.ledger(), request_of(e),
                now, rules);
}
auto decided_with(const auto& known, const PurseOpened& e, Timestamp now, const Rules& rules) {
  return decide(known.account(e.account), known.account(e.owner), known.find_class(e.class_id),
                OpenPurse{e.account, e.owner, e.class_id, e.consent}, now, rules);
}
auto decided_with(const auto& known, const RecordOpened& e, Timestamp now, const Rules& rules) {
  return decide(known.account(e.account), known.account(e.educator),
                OpenRecord{e.account, e.class_id, e.educator, e.exported}, now, rules);
}
auto decided_with(const auto& known, const OverviewOpened& e, Timestamp now, const Rules& rules) {
  return decide(known.find_class(e.class_id), known.account(e.educator),
                OpenOverview{e.class_id, e.educator, e.exported}, now, rules);
}
auto decided_with(const auto& known, const AssignmentMet& e, Timestamp, const Rules& rules) {
  const std::optional<Event> by = known.find_event(e.by);
  return decide(known.account(e.account), known.class_of_purse(e.account),
                MeetAssignment{e.account, e.assignment, e.version, e.by}, by ? &*by : nullptr,
                rules);
}
auto decided_with(const auto& known, const AssignmentReversed& e, Timestamp, const Rules&) {
  const std::optional<Event> by = known.find_event(e.by);
  return decide(known.account(e.account), ReverseAssignment{e.account, e.assignment, e.by},
                by ? &*by : nullptr);
}
auto decided_with(const auto& known, const GamePassed& e, Timestamp now, const Rules& rules) {
  return decide(known.account(e.account), known.class_of_purse(e.account), known.game(e.game),
                PassGame{e.account, e.game, e.reason}, now, rules);
}
auto decided_with(const auto& known, const MarketMarked& e, Timestamp now, const Rules& rules) {
  return decide(known.account(e.account), known.game(e.asked.game), known.ledger().steps,
                MarkMarket{e.account, e.asked}, now, rules);
}
auto decided_with(const auto& known, const LogKeyAdopted& e, Timestamp, const Rules&) {
  return decide(known.ledger(), AdoptLogKey{e},
                e.before ? known.root_at(e.before->size) : std::nullopt);
}
auto decided_with(const auto& known, const MarginGuessed& e, Timestamp now, const Rules& rules) {
  boost::container::small_vector<const GameState*, 2> games;
  for (const auto& side : e.sides) games.push_back(known.game(side.game));
  return decide(known.account(e.account), games, known.ledger().steps,
                GuessMargin{e.account, e.sides, e.guess}, now, rules);
}

}  // namespace chalkline::ledger
