#include "http/api/assignments/assignments_json.hpp"

#include <algorithm>

#include "base/time_text.hpp"
#include "http/api/shared/call/local_day.hpp"
#include "http/identity/classes/class_names.hpp"

namespace chalkline::http::wire {
namespace {

namespace rules = insight::assignments;

AssignmentNumbers numbers_of(const rules::Rule& rule) {
  return {.count = rule.count,
          .games = rule.games,
          .days = rule.days,
          .different = rule.different,
          .bound_percent = {rule.bound},
          .at_risk_percent = {rule.at_risk},
          .tries = rule.tries,
          .per_day = rule.per_day,
          .seconds = rule.seconds,
          .answer_seconds = rule.answer_seconds};
}

std::uint32_t number_of(std::int64_t value) { return static_cast<std::uint32_t>(value); }

std::optional<std::string> shown_day(ledger::Date date) {
  return date == 0 ? std::nullopt : std::optional{text_of(date)};
}

// 0 for none; absent for a text that is no day.
std::optional<ledger::Date> day_of(const std::optional<std::string>& text) {
  if (!text) return 0;
  const auto time = parse_iso(*text);
  if (!time) return std::nullopt;
  const auto days = std::chrono::floor<std::chrono::days>(time->time_since_epoch());
  return static_cast<ledger::Date>(days.count());
}

}  // namespace

AssignmentChoice choice_of(rules::Assignment assignment) {
  return {assignment, numbers_of(rules::default_rule(assignment)),
          numbers_of(rules::largest_rule(assignment))};
}

AssignmentRule rule_of(const rules::SetRule& set) {
  return {.assignment = set.rule.assignment,
          .version = set.version,
          .numbers = numbers_of(set.rule),
          .from = shown_day(set.rule.from),
          .due = shown_day(set.rule.due)};
}

AssignmentProgress progress_of(const AssignmentState& state) {
  return {state.assignment, state.mark, state.version, state.done, state.of, state.by_twin};
}

AssignmentLearner learner_of(const MemberRow& row, const ledger::PurseState& purse,
                             const std::vector<RosterRow>& roster, Seat seat,
                             const MemberAssignments& states) {
  AssignmentLearner shown{.alias = row.alias,
                          .has_left = purse.left,
                          .is_taken_back = purse.taken_back,
                          .awaits_agreement = seat > row.agreed};
  const auto known = std::ranges::find(roster, row.person, [](const RosterRow& one) {
    return one.person.value_or(ledger::AccountId{});
  });
  if (known != roster.end() && !shown.is_taken_back && !shown.awaits_agreement)
    shown.name = full_name(*known);
  for (const auto& state : states.states) shown.progress.push_back(progress_of(state));
  return shown;
}

std::expected<rules::Rule, std::string> rule_of(const SetAssignmentRequest& form) {
  const auto& numbers = form.numbers;
  rules::Rule rule{.assignment = form.assignment,
                   .count = number_of(numbers.count),
                   .games = number_of(numbers.games),
                   .days = number_of(numbers.days),
                   .different = number_of(numbers.different),
                   .bound = number_of(numbers.bound_percent.count),
                   .at_risk = number_of(numbers.at_risk_percent.count),
                   .tries = number_of(numbers.tries),
                   .per_day = number_of(numbers.per_day),
                   .seconds = number_of(numbers.seconds),
                   .answer_seconds = number_of(numbers.answer_seconds)};
  const auto from = day_of(form.from);
  const auto due = day_of(form.due);
  if (!from || !due) return std::unexpected{"from and due must be days, such as 2026-11-26"};
  rule.from = *from;
  rule.due = *due;
  for (const auto& game : form.games) {
    const auto id = ledger::parse_game_id(game.game_id);
    if (!id) return std::unexpected{"There is no such game"};
    rule.set_games.push_back(ledger::raw(*id));
  }
  if (!rules::is_valid(rule)) {
    return std::unexpected{
        "An assignment has numbers from 1 to the most shown, its games each once, and ends no "
        "earlier than it begins"};
  }
  return rule;
}

}  // namespace chalkline::http::wire
