#include "http/assignments/assignment_states.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
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
using rules::Assignment;

// Some kilobytes each, of the classes looked at last: forty of the largest.
constexpr std::size_t kMembersKept = 20'000;

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

bool has(SharedActs shared, Assignment assignment) {
  switch (needs_of(assignment)) {
    case Needs::kLearning:
      return shared.learning;
    case Needs::kBets:
      return shared.bets;
    case Needs::kEither:
      break;
  }
  return shared.bets || shared.learning;
}

constexpr SharedActs kAll{true, true};

SharedActs shared_of(const ledger::PurseState& purse) {
  return {purse.consent.has(ledger::ConsentRow::kBets),
          purse.consent.has(ledger::ConsentRow::kLearning)};
}

const ledger::MetAssignment* met_in(const ledger::PurseState& purse, Assignment assignment) {
  const auto found = std::ranges::find(purse.met, std::to_underlying(assignment),
                                       &ledger::MetAssignment::assignment);
  return found == purse.met.end() ? nullptr : &*found;
}

void add_step(MemberAssignments& found, const ledger::PurseState& purse, Assignment assignment,
              const rules::Progress& progress, const std::optional<ledger::Position>& reversed_at) {
  if (purse.left) return;
  const auto* met = met_in(purse, assignment);
  const auto number = std::to_underlying(assignment);
  const auto met_at = met == nullptr ? std::nullopt : std::optional{met->met};
  switch (rules::next_step(progress, met_at, reversed_at)) {
    case rules::GradeStep::kMeet:
      found.to_record.emplace_back(
          ledger::MeetAssignment{found.purse, number, progress.version, progress.met_by.value()});
      break;
    case rules::GradeStep::kTakeBack:
      found.to_record.emplace_back(
          ledger::ReverseAssignment{found.purse, number, reversed_at.value()});
      break;
    case rules::GradeStep::kNone:
      break;
  }
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

// One look at a class.
struct AssignmentStates::Look {
  const AssignmentsAsked& asked;
  Files files;
  KeptClass& kept;
  StatesAsOf states;
  ledger::Timestamp now{};
};

// A member as of one look.
struct AssignmentStates::Member {
  ledger::AccountState purse_state;
  ledger::AccountState person_state;
  ledger::PurseState purse;
  HabitSettings days;
  std::vector<ledger::BetId> noted;

  TalliedMember tallied(const MemberRow& row) const {
    return {row.purse, row.person, purse_state, person_state, days, noted};
  }
};

AssignmentStates::AssignmentStates(projections::ReadModels& models, const ledger::Log& log,
                                   const ledger::State& state, sports::HistoryReader& past_games,
                                   const std::string& accounts_file)
    : log_{log},
      state_{state},
      past_games_{past_games},
      history_{models, log},
      reader_{models.reader()},
      accounts_{accounts_file} {}

std::vector<ClassAssignment> AssignmentStates::assignments(const ledger::ClassId& in_class) {
  const std::lock_guard lock{files_mutex_};
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

// Reads what can change without an event of the member's.
AssignmentStates::Files AssignmentStates::read_files(const AssignmentsAsked& asked) {
  const std::lock_guard lock{files_mutex_};
  Files files{.assignments = read_assignments(asked.in_class, asked.as_of)};
  if (files.assignments.empty()) return files;
  const bool needs_notes = std::ranges::find(files.assignments, Assignment::kLookBacks,
                                             &ClassAssignment::which) != files.assignments.end();
  constexpr auto kLastBet = std::numeric_limits<std::int64_t>::max();  // as SQLite has numbers
  for (const auto& row : asked.members) {
    files.days.push_back(accounts_.habits(row.person).value_or(HabitSettings{}));
    auto& noted = files.noted.emplace_back();
    if (!needs_notes) continue;
    for (const auto& note : accounts_.bet_notes(row.person, 0, kLastBet)) noted.push_back(note.bet);
  }
  return files;
}

std::shared_ptr<AssignmentStates::KeptClass> AssignmentStates::kept(
    const ledger::ClassId& in_class) {
  const std::lock_guard lock{mutex_};
  auto& found = classes_[in_class];
  if (!found) {
    found = std::make_shared<KeptClass>();
    found->tallies.emplace(history_, past_games_);
  }
  found->looked_at = ++looks_;
  return found;
}

// Where there are too many, those of the class that was looked at longest ago go.
void AssignmentStates::note_size(KeptClass& in_class) {
  const std::lock_guard lock{mutex_};
  in_class.members = in_class.tallies->members();
  const auto all = [&] {
    std::size_t members = 0;
    for (const auto& [_, one] : classes_) members += one->members;
    return members;
  };
  while (classes_.size() > 1 && all() > kMembersKept) {
    classes_.erase(std::ranges::min_element(classes_, {},
                                            [](const auto& one) { return one.second->looked_at; }));
  }
}

AssignmentStates::Look AssignmentStates::begin(const AssignmentsAsked& asked, Files files,
                                               KeptClass& kept, ledger::Timestamp now) {
  auto in_class = ledger::find_class(state_, asked.in_class).value_or(ledger::ClassState{});
  if (in_class.ended > asked.as_of) in_class.ended = 0;
  Look look{.asked = asked,
            .files = std::move(files),
            .kept = kept,
            .states = {log_, state_, asked.as_of},
            .now = now};
  kept.tallies->begin({look.files.assignments, std::move(in_class)}, look.states, now);
  return look;
}

// The purse before the person: an act of theirs is then never read without what came before it.
AssignmentStates::Member AssignmentStates::member_of(const Look& look, std::size_t nth) {
  const auto& row = look.asked.members[nth];
  Member member{.purse_state = look.states.account(row.purse),
                .person_state = look.states.account(row.person),
                .purse = {},
                .days = look.files.days[nth],
                .noted = look.files.noted[nth]};
  member.purse = member.purse_state.purse.value_or(ledger::PurseState{});
  return member;
}

const AssignmentStates::KeptClass::Met& AssignmentStates::met_by(KeptClass& in_class,
                                                                 ledger::Position position) {
  const auto [found, is_new] = in_class.met.try_emplace(position);
  if (is_new) {
    const auto record = ledger::read_record(log_, position);
    const auto& event = std::get<ledger::AssignmentMet>(record.event);
    found->second = {event.version, ledger::read_record(log_, event.by).time};
  }
  return found->second;
}

AssignmentState AssignmentStates::state_of(const Look& look, const Member& member,
                                           const ClassAssignment& assignment,
                                           const rules::Progress& progress) {
  AssignmentState state{.assignment = assignment.which(),
                        .mark = AssignmentMark::kNotBegun,
                        .version = progress.version,
                        .done = progress.done,
                        .of = progress.of,
                        .by_twin = progress.by_twin};
  if (const auto* met = met_in(member.purse, state.assignment)) {
    const auto& [version, at] = met_by(look.kept, met->met);
    const auto set = std::ranges::find(assignment.versions, version, &rules::SetRule::version);
    const auto due = set == assignment.versions.end() ? ledger::Date{0} : set->rule.due;
    const bool is_late = due != 0 && date_at(member.days, at) > due;
    state.mark = is_late ? AssignmentMark::kMetLate : AssignmentMark::kMet;
    state.version = version;
  } else if (progress.met_by) {
    state.mark = progress.late ? AssignmentMark::kMetLate : AssignmentMark::kMet;
  } else if (progress.late) {
    state.mark = AssignmentMark::kLate;
  } else if (progress.began) {
    state.mark = AssignmentMark::kBegun;
  }
  return state;
}

MemberAssignments AssignmentStates::states_of(const Look& look, std::size_t nth) {
  const auto& row = look.asked.members[nth];
  const auto& seat = look.asked.seat;
  const auto member = member_of(look, nth);
  const auto tallied = member.tallied(row);
  const auto shared = shared_of(member.purse);
  const bool is_hidden = seat && *seat > row.agreed;
  const auto seen = seat ? (member.purse.taken_back ? SharedActs{} : shared) : kAll;
  const auto today = date_at(member.days, look.now);
  const auto progress_by = [&](SharedActs acts) {
    const auto& found = look.kept.tallies->of(tallied, acts, look.states);
    std::vector<rules::Progress> all;
    for (const auto& one : found.progress) all.push_back(one.at(today));
    return std::pair{std::move(all), found.reversed_at};
  };
  const auto [graded, reversed_at] = progress_by(shared);
  const auto shown = seat || shared == kAll ? graded : progress_by(kAll).first;
  MemberAssignments found{.purse = row.purse};
  std::size_t at = 0;
  for (const auto& assignment : look.files.assignments) {
    if (assignment.is_withdrawn()) continue;
    const auto which = assignment.which();
    if (has(shared, which)) add_step(found, member.purse, which, graded.at(at), reversed_at);
    auto state = state_of(look, member, assignment, shown.at(at));
    // An assignment that was met stays a bare mark.
    const bool is_met = met_in(member.purse, which) != nullptr;
    if (is_hidden || (!has(seen, which) && !is_met))
      state = {.assignment = which, .mark = AssignmentMark::kNotShared};
    state.is_shared = has(shared, which);
    found.states.push_back(state);
    ++at;
  }
  return found;
}

std::vector<MemberAssignments> AssignmentStates::of(const AssignmentsAsked& asked,
                                                    ledger::Timestamp now) {
  auto files = read_files(asked);
  std::vector<MemberAssignments> all;
  if (files.assignments.empty()) {
    for (const auto& row : asked.members) all.push_back({.purse = row.purse});
    return all;
  }
  const auto in_class = kept(asked.in_class);
  const std::lock_guard lock{in_class->mutex};
  const auto look = begin(asked, std::move(files), *in_class, now);
  for (std::size_t nth = 0; nth < asked.members.size(); ++nth) all.push_back(states_of(look, nth));
  note_size(*in_class);
  return all;
}

void AssignmentStates::read_ahead(ledger::Timestamp now, const std::stop_token& stopping) {
  const auto with_files = [&](auto read) {
    const std::lock_guard lock{files_mutex_};
    return read(accounts_.classes());
  };
  std::size_t read = 0;
  for (const auto& row : with_files([](ClassReader& classes) { return classes.all(); })) {
    const auto in_class = ledger::find_class(state_, row.id);
    if (!in_class || ledger::has_ended(*in_class, now)) continue;
    const auto members = with_files([&](ClassReader& classes) { return classes.members(row.id); });
    read += members.size();
    if (read > kMembersKept || stopping.stop_requested()) return;
    of({.in_class = row.id, .members = members}, now);
  }
}

std::optional<std::vector<rules::Regraded>> AssignmentStates::regrade(const AssignmentsAsked& asked,
                                                                      Assignment assignment,
                                                                      std::uint16_t version,
                                                                      ledger::Timestamp now) {
  auto files = read_files(asked);
  const auto found = std::ranges::find(files.assignments, assignment, &ClassAssignment::which);
  if (found == files.assignments.end() || found->is_withdrawn() ||
      found->in_force().version != version)
    return std::nullopt;
  // The files are handed on below. NOLINTNEXTLINE(performance-unnecessary-copy-initialization)
  const auto set = *found;
  const auto in_class = kept(asked.in_class);
  const std::lock_guard lock{in_class->mutex};
  const auto look = begin(asked, std::move(files), *in_class, now);
  std::vector<rules::Regraded> different;
  for (std::size_t nth = 0; nth < asked.members.size(); ++nth) {
    const auto& row = asked.members[nth];
    const auto member = member_of(look, nth);
    const auto shared = shared_of(member.purse);
    if (member.purse.left || !has(shared, assignment) || asked.seat > row.agreed) continue;
    const rules::GradedMember graded{
        ledger::raw(row.purse), met_in(member.purse, assignment) != nullptr,
        in_class->tallies->acts(member.tallied(row), shared, look.states)};
    std::ranges::copy(rules::regrade({&graded, 1}, set.in_force(), set.versions.front().set_at,
                                     kGuideChecks, date_at(HabitSettings{}, now)),
                      std::back_inserter(different));
  }
  return different;
}

}  // namespace chalkline::http
