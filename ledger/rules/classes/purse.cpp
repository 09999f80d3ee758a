#include "ledger/rules/classes/purse.hpp"

#include <algorithm>

#include "ledger/rules/progress.hpp"

namespace chalkline::ledger {
namespace {

bool gives_more(const PurseState& purse, std::uint8_t consent) {
  return (consent & ~purse.consent.bits) != 0;
}

}  // namespace

std::expected<ConsentChanged, Rejection> decide(const PurseState& purse,
                                                const ChangeConsent& command, Timestamp now,
                                                const Rules::Classes& rules) {
  if (!is_consent(command.consent, rules)) return std::unexpected(Rejection::kConsentInvalid);
  if (purse.left) return std::unexpected(Rejection::kClassLeft);
  if (purse.consent.bits == command.consent) return std::unexpected(Rejection::kNothingToDo);
  if (gives_more(purse, command.consent) && purse.consents_date == day_of(now) &&
      purse.consents >= rules.consents_per_day)
    return std::unexpected(Rejection::kConsentsUsedUp);
  return ConsentChanged{command.account, command.consent};
}

std::expected<MemberLeft, Rejection> decide(const PurseState& purse, const LeaveClass& command) {
  if (purse.taken_back || (purse.left && !command.take_back))
    return std::unexpected(Rejection::kNothingToDo);
  return MemberLeft{command.account, command.take_back};
}

void evolve(PurseState& purse, const ConsentChanged& event, Timestamp time) {
  if (gives_more(purse, event.consent)) {
    const auto today = day_of(time);
    if (std::exchange(purse.consents_date, today) != today) purse.consents = 0;
    if (purse.consents < kPurseListMax) ++purse.consents;
  }
  purse.consent.bits = event.consent;
}

void evolve(PurseState& purse, const MemberLeft& event) {
  purse.left = true;
  purse.taken_back = purse.taken_back || event.taken_back;
}

void evolve(PurseState& purse, const RecordOpened& event, Timestamp time) {
  note(purse.looks, event.educator, event.exported, time);
}

void evolve(PurseState& purse, const AssignmentMet& event, Position position) {
  if (purse.met.size() < kPurseListMax) purse.met.push_back({event.assignment, position});
}

void evolve(PurseState& purse, const AssignmentReversed& event) {
  const auto is_it = [&](const MetAssignment& met) { return met.assignment == event.assignment; };
  purse.met.erase(std::remove_if(purse.met.begin(), purse.met.end(), is_it), purse.met.end());
}

void evolve(PurseState& purse, const GamePassed& event, Timestamp time) {
  const auto today = day_of(time);
  if (std::exchange(purse.passes_date, today) != today) purse.passed.clear();
  if (purse.passed.size() < kPurseListMax) purse.passed.push_back(event.game);
}

}  // namespace chalkline::ledger
