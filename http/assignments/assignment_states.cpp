#include "http/assignments/assignment_states.hpp"

#include <algorithm>
#include <utility>

#include "base/hex.hpp"
#include "http/assignments/guide_checks.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/rules/classes/classes.hpp"
#include "ledger/state/lookups.hpp"
#include "ledger/state/state.hpp"

namespace chalkline::http {
namespace {

namespace rules = insight::assignments;
using rules::Act;
using rules::Assignment;

// Which rows of the consent an assignment's acts belong to.
enum class Needs : std::uint8_t { kLearning, kBets, kEither };

Needs needs_of(Assignment assignment) {
  switch (assignment) {
    case Assignment::kSmallStakes:  // a breach is a bet, whichever way it is met
    case Assignment::kSetGames:
      return Needs::kBets;
    case Assignment::kLookBacks:
    case Assignment::kCheapPrices:
    case Assignment::kHalfKelly:
      return Needs::kEither;
    case Assignment::kHonestChances:
    case Assignment::kMornings:
    case Assignment::kMarginMarks:
    case Assignment::kGuides:
    case Assignment::kParlayMargins:
    case Assignment::kHunch:
    case Assignment::kOwnLimits:
    case Assignment::kManyEstimates:
      break;
  }
  return Needs::kLearning;
}

// The parts of what a member did that are looked at.
struct Shared {
  bool bets{};
  bool learning{};

  bool has(Assignment assignment) const {
    switch (needs_of(assignment)) {
      case Needs::kLearning:
        return learning;
      case Needs::kBets:
        return bets;
      case Needs::kEither:
        break;
    }
    return bets || learning;
  }
};

constexpr Shared kAll{true, true};

Shared shared_of(const ledger::PurseState& purse) {
  return {purse.consent.has(ledger::ConsentRow::kBets),
          purse.consent.has(ledger::ConsentRow::kLearning)};
}

bool is_set(const ClassAssignment& one) { return !one.in_force().rule.withdrawn; }

ledger::Position first_set(std::span<const ClassAssignment> assignments) {
  auto first = assignments.front().versions.front().set_at;
  for (const auto& one : assignments) first = std::min(first, one.versions.front().set_at);
  return first;
}

bool asks_for_middles(const ClassAssignment& one) {
  return one.which() == Assignment::kCheapPrices;
}

const ledger::MetAssignment* met_in(const ledger::PurseState& purse, Assignment assignment) {
  const auto found = std::ranges::find(purse.met, std::to_underlying(assignment),
                                       &ledger::MetAssignment::assignment);
  return found == purse.met.end() ? nullptr : &*found;
}

// When the class ended for everybody: nothing counts that came later.
bool is_before_end(const Act& act, const ledger::ClassState& in_class) {
  return act.at < in_class.terms.ends_at && (in_class.ended == 0 || act.position < in_class.ended);
}

// Acts of one position keep their order.
std::vector<Act> by_position(const std::vector<Act>& acts) {
  std::vector<std::pair<ledger::Position, std::size_t>> order;
  for (const auto& act : acts) order.emplace_back(act.position, order.size());
  std::ranges::sort(order);
  std::vector<Act> sorted;
  sorted.reserve(acts.size());
  for (const auto& [_, at] : order) sorted.push_back(acts[at]);
  return sorted;
}

}  // namespace

std::optional<insight::AssignmentCounts> counts_of(const MemberAssignments& member) {
  insight::AssignmentCounts counts;
  bool is_shared = false;
  for (const auto& state : member.states) {
    const auto mark = state.mark;
    is_shared = is_shared || mark != AssignmentMark::kNotShared;
    if (mark == AssignmentMark::kMet || mark == AssignmentMark::kMetLate) ++counts.met;
    if (mark == AssignmentMark::kBegun) ++counts.begun;
    if (mark == AssignmentMark::kLate) ++counts.late;
  }
  return is_shared ? std::optional{counts} : std::nullopt;
}

bool has_assignments(std::span<const MemberAssignments> members) {
  return !members.empty() && !members.front().states.empty();  // the same of each member
}

// A member's streams as they are looked at once, with what decides of them.
struct AssignmentStates::Member {
  ledger::AccountId purse{};
  ledger::PurseState state{};
  ledger::ClassState in_class{};
  HabitSettings days{};
  ledger::Date today{};
  std::vector<Act> of_purse{};
  std::vector<Act> of_person{};
  std::optional<ledger::Position> reversed_at{};

  std::vector<Act> acts(Shared shared) const {
    std::vector<Act> all;
    if (shared.bets) all = of_purse;
    if (shared.learning) all.insert(all.end(), of_person.begin(), of_person.end());
    return by_position(all);
  }
};

AssignmentStates::AssignmentStates(projections::ReadModels& models, const ledger::Log& log,
                                   const ledger::State& state, sports::HistoryReader& past_games,
                                   const std::string& accounts_file)
    : reader_{models.reader()},
      log_{log},
      state_{state},
      acts_{log, past_games},
      accounts_{accounts_file} {}

std::vector<ClassAssignment> AssignmentStates::assignments(const ledger::ClassId& in_class) {
  const std::lock_guard lock{mutex_};
  return read_assignments(in_class, kLatest);
}

std::vector<ClassAssignment> AssignmentStates::read_assignments(const ledger::ClassId& in_class,
                                                                ledger::Position as_of) {
  const auto versions = reader_->ask(&projections::AssignmentQueries::of, in_class);
  const auto texts = accounts_.classes().rules(in_class);
  std::vector<ClassAssignment> all;
  for (const auto& version : versions) {
    if (version.set_at > as_of) continue;
    // Without its text, as of an erased class, nobody can say what it asks for.
    const auto text = texts.find(to_hex(version.rule));
    auto rule = text == texts.end() ? std::nullopt : rules::parse_rule(text->second);
    if (!rule) continue;
    if (all.empty() || all.back().which() != rule->assignment) all.emplace_back();
    all.back().versions.push_back({*std::move(rule), version.version, version.set_at});
  }
  return all;
}

bool AssignmentStates::has_note(ledger::AccountId person, ledger::BetId bet) {
  return !accounts_.bet_notes(person, bet, bet).empty();
}

// What can change without an event of the member's is put in at each look.
AssignmentStates::Member AssignmentStates::read(const MemberRow& row, const Reading& reading) {
  auto purse = reading.states.account(row.purse).purse.value_or(ledger::PurseState{});
  Member member{.purse = row.purse,
                .state = std::move(purse),
                .in_class = reading.in_class,
                .days = accounts_.habits(row.person).value_or(HabitSettings{})};
  member.today = date_at(member.days, reading.now);
  const auto& acts = acts_.of({.purse = row.purse,
                               .person = row.person,
                               .since = reading.since,
                               .days = member.days,
                               .asks_for_middles = reading.asks_for_middles},
                              reading.states);
  member.reversed_at = acts.purse.last_reversed_at;
  member.of_purse = acts.purse.acts;
  for (const auto& [at, bet] : acts.purse.look_backs) {
    auto& look = std::get<rules::LookedBack>(member.of_purse.at(at).what);
    const auto outcome = reading.states.outcome(row.purse, bet);
    look = {.won = outcome == ledger::BetOutcome::kWon,
            .lost = outcome == ledger::BetOutcome::kLost,
            .has_line = has_note(row.person, bet)};
  }
  member.of_person = acts.person.acts;
  for (const auto& [position, asked] : acts.person.estimates) {
    if (const auto decided = acts_.decided(asked, reading.states))
      member.of_person.push_back(
          {decided->by, decided->at, date_at(member.days, decided->at), rules::Decided{position}});
  }
  if (acts.has_viewed_calibration) {
    // Recorded once, whenever it was: it counts wherever it stands, and meets nothing by itself.
    member.of_person.push_back({.what = rules::CalibrationOpened{}});
  }
  const auto left = acts.purse.left_at;
  std::erase_if(member.of_person, [&](const Act& act) {
    return (left && act.position > *left) || (member.state.left && !left) ||
           !is_before_end(act, member.in_class);
  });
  return member;
}

AssignmentState AssignmentStates::state_of(const Member& member, const ClassAssignment& assignment,
                                           const rules::Progress& progress) {
  AssignmentState state{.assignment = assignment.which(),
                        .mark = AssignmentMark::kNotBegun,
                        .version = progress.version,
                        .done = progress.done,
                        .of = progress.of,
                        .by_twin = progress.by_twin};
  if (const auto* met = met_in(member.state, state.assignment)) {
    const auto record = ledger::read_record(log_, met->met);
    const auto& event = std::get<ledger::AssignmentMet>(record.event);
    const auto day = date_at(member.days, ledger::read_record(log_, event.by).time);
    const auto set =
        std::ranges::find(assignment.versions, event.version, &rules::SetRule::version);
    const auto due = set == assignment.versions.end() ? ledger::Date{0} : set->rule.due;
    state.mark = due != 0 && day > due ? AssignmentMark::kMetLate : AssignmentMark::kMet;
    state.version = event.version;
  } else if (progress.met_by) {
    state.mark = progress.late ? AssignmentMark::kMetLate : AssignmentMark::kMet;
  } else if (progress.late) {
    state.mark = AssignmentMark::kLate;
  } else if (progress.began) {
    state.mark = AssignmentMark::kBegun;
  }
  return state;
}

void AssignmentStates::add_step(MemberAssignments& found, const Member& member,
                                Assignment assignment, const rules::Progress& progress) {
  if (member.state.left) return;
  const auto* met = met_in(member.state, assignment);
  const auto number = std::to_underlying(assignment);
  const auto met_at = met == nullptr ? std::nullopt : std::optional{met->met};
  switch (rules::next_step(progress, met_at, member.reversed_at)) {
    case rules::GradeStep::kMeet:
      found.to_record.emplace_back(
          ledger::MeetAssignment{member.purse, number, progress.version, progress.met_by.value()});
      break;
    case rules::GradeStep::kTakeBack:
      found.to_record.emplace_back(
          ledger::ReverseAssignment{member.purse, number, member.reversed_at.value()});
      break;
    case rules::GradeStep::kNone:
      break;
  }
}

MemberAssignments AssignmentStates::state_of(const MemberRow& row,
                                             std::span<const ClassAssignment> assignments,
                                             const Reading& reading, std::optional<Seat> seat) {
  const auto member = read(row, reading);
  const auto shared = shared_of(member.state);
  const bool is_hidden = seat && *seat > row.agreed;
  const auto seen = seat ? (member.state.taken_back ? Shared{} : shared) : kAll;
  const auto acts = member.acts(shared);
  const auto seen_acts = seat ? std::vector<Act>{} : member.acts(kAll);
  MemberAssignments found{.purse = row.purse};
  for (const auto& assignment : assignments) {
    if (!is_set(assignment)) continue;
    const auto which = assignment.which();
    const auto graded = rules::progress_of(assignment.versions, acts, kGuideChecks, member.today);
    if (shared.has(which)) add_step(found, member, which, graded);
    const auto& progress =
        seat ? graded
             : rules::progress_of(assignment.versions, seen_acts, kGuideChecks, member.today);
    auto state = state_of(member, assignment, progress);
    // What was met stays a bare mark.
    const bool is_met = met_in(member.state, which) != nullptr;
    if (is_hidden || (!seen.has(which) && !is_met))
      state = {.assignment = which, .mark = AssignmentMark::kNotShared};
    state.is_shared = shared.has(which);
    found.states.push_back(state);
  }
  return found;
}

AssignmentStates::Reading AssignmentStates::begin(const AssignmentsAsked& asked,
                                                  std::span<const ClassAssignment> assignments,
                                                  ledger::Timestamp now) {
  acts_.begin();
  auto in_class = ledger::find_class(state_, asked.in_class).value_or(ledger::ClassState{});
  if (in_class.ended > asked.as_of) in_class.ended = 0;
  return {.states = {log_, state_, asked.as_of},
          .in_class = std::move(in_class),
          .since = first_set(assignments),
          .asks_for_middles = std::ranges::any_of(assignments, asks_for_middles),
          .now = now};
}

std::vector<MemberAssignments> AssignmentStates::of(const AssignmentsAsked& asked,
                                                    ledger::Timestamp now) {
  const std::lock_guard lock{mutex_};
  const auto assignments = read_assignments(asked.in_class, asked.as_of);
  std::vector<MemberAssignments> all;
  if (assignments.empty()) {
    for (const auto& row : asked.members) all.push_back({.purse = row.purse});
    return all;
  }
  const auto reading = begin(asked, assignments, now);
  for (const auto& row : asked.members)
    all.push_back(state_of(row, assignments, reading, asked.seat));
  return all;
}

std::optional<std::vector<rules::Regraded>> AssignmentStates::regrade(const AssignmentsAsked& asked,
                                                                      Assignment assignment,
                                                                      std::uint16_t version,
                                                                      ledger::Timestamp now) {
  const std::lock_guard lock{mutex_};
  const auto assignments = read_assignments(asked.in_class, asked.as_of);
  const auto found = std::ranges::find(assignments, assignment, &ClassAssignment::which);
  if (found == assignments.end() || !is_set(*found) || found->in_force().version != version)
    return std::nullopt;
  const auto reading = begin(asked, assignments, now);
  std::vector<rules::GradedMember> members;
  for (const auto& row : asked.members) {
    const auto member = read(row, reading);
    const auto shared = shared_of(member.state);
    if (member.state.left || !shared.has(assignment) || asked.seat > row.agreed) continue;
    members.push_back(
        {ledger::raw(row.purse), met_in(member.state, assignment) != nullptr, member.acts(shared)});
  }
  return rules::regrade(members, found->in_force(), found->versions.front().set_at, kGuideChecks,
                        date_at(HabitSettings{}, now));
}

}  // namespace chalkline::http
