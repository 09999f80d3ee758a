#include "http/api/reports/class_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "base/csv_field.hpp"
#include "base/hex.hpp"
#include "base/sha256.hpp"
#include "base/time_text.hpp"

namespace chalkline::http {
namespace {

// 48 bits: of the largest class two never have the same.
constexpr std::size_t kFileIdDigits = 12;

std::string file_id(const ClassAsOf& known, const wire::OverviewMember& member,
                    std::string_view secret) {
  const auto drawn = sha256(fmt::format("{}/{}/{}", secret, known.stamp.position.value,
                                        ledger::raw(member.member.purse)));
  return to_hex(drawn).substr(0, kFileIdDigits);
}

wire::FileShares bets_of(const wire::OverviewLearner& learner) {
  if (learner.is_taken_back) return wire::FileShares::kWithdrawn;
  if (learner.awaits_agreement) return wire::FileShares::kNotYet;
  return learner.process ? wire::FileShares::kShared : wire::FileShares::kNot;
}

// The reason why a learner's figures are not there.
wire::FileShares reason_of(wire::FileShares bets) {
  return bets == wire::FileShares::kShared ? wire::FileShares::kNot : bets;
}

constexpr std::string_view kClassCsvColumns =
    "learner,name,hasLeft,lastAct,stuck,assignmentsMet,assignmentsBegun,assignmentsLate,bets,"
    "smallStakes,estimates,lookBacks,"
    "gapSays,gapEstimates,gap,gapLow,gapHigh,"
    "smallStakesSay,smallStakesBefore,smallStakesAfter,estimatesSay,estimatesBefore,"
    "estimatesAfter,lookBacksSay,lookBacksBefore,lookBacksAfter\r\n";
constexpr std::size_t kAssignmentColumns = 3;
constexpr std::size_t kProcessColumns = 18;

void append_alike(std::string& out, std::string_view word, std::size_t columns) {
  for (std::size_t column = 0; column < columns; ++column) out.append(",").append(word);
}

std::string four_places(std::optional<double> number) {
  return number ? fmt::format("{:.4f}", *number) : "";
}

void append_change(std::string& out, const wire::OverviewChange& change) {
  fmt::format_to(std::back_inserter(out), ",{},{},{}", word_of(change.state),
                 four_places(change.before), four_places(change.after));
}

void append_process(std::string& out, const wire::OverviewProcess& process) {
  const auto& gap = process.gap;
  fmt::format_to(std::back_inserter(out), ",{},{},{},{},{},{},{},{},{}", process.bets,
                 process.small_stakes, process.estimates, process.look_backs, word_of(gap.state),
                 gap.n, four_places(gap.value), four_places(gap.low), four_places(gap.high));
  append_change(out, process.small_stakes_change);
  append_change(out, process.estimates_change);
  append_change(out, process.look_backs_change);
}

// A learner may share what assignments ask for and not their bets, or the other way round.
void append_assignments(std::string& out, const wire::FileLearner& learner, bool has_assignments) {
  if (!has_assignments) {
    append_alike(out, "", kAssignmentColumns);
  } else if (const auto& counts = learner.assignments) {
    fmt::format_to(std::back_inserter(out), ",{},{},{}", counts->met, counts->begun, counts->late);
  } else {
    append_alike(out, word_of(reason_of(learner.bets)), kAssignmentColumns);
  }
}

void append_learner(std::string& out, const wire::FileLearner& learner, bool has_assignments) {
  const auto act = learner.last_act_at ? to_iso(*learner.last_act_at) : "";
  fmt::format_to(std::back_inserter(out), "{},{},{},{},{}", csv_field(learner.learner),
                 csv_field(learner.name.value_or("")), learner.has_left, act,
                 learner.stuck ? word_of(*learner.stuck) : "");
  append_assignments(out, learner, has_assignments);
  if (learner.process) {
    append_process(out, *learner.process);
  } else {
    append_alike(out, word_of(learner.bets), kProcessColumns);
  }
  out += "\r\n";
}

}  // namespace

namespace wire {

ClassFile class_file_of(const ClassAsOf& known, std::string_view secret) {
  ClassFile file{.as_of = known.stamp,
                 .about = {.title = known.row.title,
                           .kind = known.row.kind,
                           .opened_at = known.row.opened_at,
                           .terms = report_terms_of(known),
                           .has_assignments = known.has_assignments}};
  const bool is_graded = known.row.kind == ClassKind::kGraded;
  for (const auto& member : in_order(known)) {
    const auto figures = overview_learner_of(member, known.seat, known.stamp.time);
    file.learners.push_back({.learner = is_graded ? figures.alias : file_id(known, member, secret),
                             .name = name_in(known, member),
                             .bets = bets_of(figures),
                             .has_left = figures.has_left,
                             .last_act_at = figures.last_act_at,
                             .stuck = figures.stuck,
                             .assignments = figures.assignments,
                             .process = figures.process});
  }
  // The order of aliases would tell whose id is whose.
  if (!is_graded) std::ranges::sort(file.learners, {}, &FileLearner::learner);
  return file;
}

}  // namespace wire

std::string class_csv(const wire::ClassFile& file) {
  auto csv = csv_field("# Chalkline. Class: " + file.about.title) + "\r\n";
  fmt::format_to(std::back_inserter(csv),
                 "# As of position {} of the ledger at {}\r\n# Merkle root {}\r\n",
                 file.as_of.position.value, to_iso(file.as_of.time), to_hex(file.as_of.root));
  if (file.about.kind == ClassKind::kPseudonymous)
    csv += "# Learners have ids that were drawn for this file alone\r\n";
  csv += kClassCsvColumns;
  for (const auto& learner : file.learners)
    append_learner(csv, learner, file.about.has_assignments);
  return csv;
}

}  // namespace chalkline::http
