#include "ledger/rules/classes/assignments.hpp"

#include <algorithm>

namespace chalkline::ledger {
namespace {

const AssignmentRule* rule_of(const ClassState& in_class, std::uint8_t assignment) {
  const auto& rules = in_class.assignments;
  const auto found = std::ranges::find(rules, assignment, &AssignmentRule::assignment);
  return found == rules.end() ? nullptr : &*found;
}

const MetAssignment* met_of(const PurseState& purse, std::uint8_t assignment) {
  const auto found = std::ranges::find(purse.met, assignment, &MetAssignment::assignment);
  return found == purse.met.end() ? nullptr : &*found;
}

bool is_of_member(const Event& event, AccountId purse, const PurseState& state) {
  const auto stream = stream_of(event);
  return stream.kind == StreamKind::kAccount &&
         (stream.id == raw(purse) || stream.id == raw(state.owner));
}

std::optional<Rejection> refuse_member(const AccountState& purse) {
  if (const auto no = refusal(purse)) return no;
  return purse.purse ? std::nullopt : std::optional{Rejection::kNoPurse};
}

}  // namespace

std::expected<Event, Rejection> decide(const ClassState* in_class, const SetAssignment& command,
                                       Timestamp now, const Rules& rules) {
  if (!rules.classes.known) return std::unexpected(Rejection::kNotInRules);
  if (in_class == nullptr) return std::unexpected(Rejection::kUnknownClass);
  if (has_ended(*in_class, now)) return std::unexpected(Rejection::kClassEnded);
  if (command.assignment < 1 || command.assignment > rules.classes.assignments)
    return std::unexpected(Rejection::kAssignmentUnknown);
  const auto* known = rule_of(*in_class, command.assignment);
  if (known != nullptr && known->rule == command.rule)
    return std::unexpected(Rejection::kNothingToDo);
  const auto version = known == nullptr ? 0 : known->version;
  if (command.version != version + 1) return std::unexpected(Rejection::kAssignmentChanged);
  if (command.version > rules.classes.assignment_versions)
    return std::unexpected(Rejection::kAssignmentVersions);
  return AssignmentSet{command.class_id, command.assignment, command.version, command.rule};
}

std::expected<Events, Rejection> decide(const AccountState& purse, const ClassState* in_class,
                                        const MeetAssignment& command, const Event* by,
                                        const Rules& rules) {
  if (!rules.classes.known) return std::unexpected(Rejection::kNotInRules);
  if (const auto no = refuse_member(purse)) return std::unexpected(*no);
  const auto& member = *purse.purse;
  if (member.left) return std::unexpected(Rejection::kClassLeft);
  if (met_of(member, command.assignment) != nullptr)
    return std::unexpected(Rejection::kNothingToDo);
  const auto* rule = in_class == nullptr ? nullptr : rule_of(*in_class, command.assignment);
  if (rule == nullptr || command.version < 1 || command.version > rule->version)
    return std::unexpected(Rejection::kAssignmentNotSet);
  if (by == nullptr ||
      (stream_of(*by).kind != StreamKind::kGame && !is_of_member(*by, command.account, member)))
    return std::unexpected(Rejection::kAssignmentUnfounded);
  return Events{AssignmentMet{command.account, command.assignment, command.version, command.by}};
}

std::expected<Events, Rejection> decide(const AccountState& purse, const ReverseAssignment& command,
                                        const Event* by) {
  if (const auto no = refuse_member(purse)) return std::unexpected(*no);
  const auto* met = met_of(*purse.purse, command.assignment);
  if (met == nullptr) return std::unexpected(Rejection::kNothingToDo);
  if (by == nullptr || command.by <= met->met || !std::holds_alternative<SettlementReversed>(*by) ||
      !is_of_member(*by, command.account, *purse.purse))
    return std::unexpected(Rejection::kAssignmentUnfounded);
  return Events{AssignmentReversed{command.account, command.assignment, met->met, command.by}};
}

std::expected<Events, Rejection> decide(const AccountState& purse, const ClassState* in_class,
                                        const GameState* game, const PassGame& command,
                                        Timestamp now, const Rules& rules) {
  if (!rules.classes.known) return std::unexpected(Rejection::kNotInRules);
  if (const auto no = refuse_member(purse)) return std::unexpected(*no);
  if (const auto no = refuse_purse({purse, purse.limits, in_class}, now))
    return std::unexpected(*no);
  if (!is_valid(command.reason)) return std::unexpected(Rejection::kReasonInvalid);
  if (game == nullptr || !is_known_to(purse, *game))
    return std::unexpected(Rejection::kUnknownGame);
  if (!is_open_for_bets(*game, now)) return std::unexpected(Rejection::kBettingClosed);
  const auto& member = *purse.purse;
  if (member.passes_date == day_of(now)) {
    if (std::ranges::find(member.passed, command.game) != member.passed.end())
      return std::unexpected(Rejection::kNothingToDo);
    if (member.passed.size() >= rules.classes.passes_per_day)
      return std::unexpected(Rejection::kPassesUsedUp);
  }
  return Events{GamePassed{command.account, command.game, command.reason}};
}

}  // namespace chalkline::ledger
