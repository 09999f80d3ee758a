#pragma once

#include <boost/describe/class.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/json/writer.hpp"
#include "http/identity/classes/class_rows.hpp"
#include "http/json/help_json.hpp"
#include "insight/learners/overview.hpp"
#include "projections/models/learners.hpp"

// The overview of a class as schemas/openapi.yaml has it.
namespace chalkline::http::wire {

struct OverviewChange {
  insight::FigureState state{};
  std::optional<double> before{};
  std::optional<double> after{};
};
BOOST_DESCRIBE_STRUCT(OverviewChange, (), (state, before, after))

struct OverviewGap {
  insight::FigureState state{};
  std::size_t n{};
  std::optional<double> value{};
  std::optional<double> low{};
  std::optional<double> high{};
};
BOOST_DESCRIBE_STRUCT(OverviewGap, (), (state, n, value, low, high))

struct OverviewProcess {
  std::size_t bets{};
  std::size_t small_stakes{};
  std::size_t estimates{};
  std::size_t look_backs{};
  OverviewGap gap{};
  OverviewChange small_stakes_change{};
  OverviewChange estimates_change{};
  OverviewChange look_backs_change{};
};
BOOST_DESCRIBE_STRUCT(OverviewProcess, (),
                      (bets, small_stakes, estimates, look_backs, gap, small_stakes_change,
                       estimates_change, look_backs_change))

struct OverviewAssignments {
  std::size_t met{};
  std::size_t begun{};
  std::size_t late{};
};
BOOST_DESCRIBE_STRUCT(OverviewAssignments, (), (met, begun, late))

// With whom a learner shares estimates, to the percent and within a minute (kAlikeLines).
struct OverviewAlike {
  std::size_t count{};
  std::vector<std::string> aliases{};  // none in a learner's own row: of others they learn nothing
};
BOOST_DESCRIBE_STRUCT(OverviewAlike, (), (count, aliases))

struct OverviewLearner {
  std::string id{};  // of their record
  std::string alias{};
  std::optional<std::string> name{};  // of the roster; never of one who has taken back
  bool has_left{};
  bool is_taken_back{};
  bool awaits_agreement{};  // to the asker, who teaches the class since later
  insight::Need need{insight::Need::kNone};
  std::optional<HelpWish> help{};
  std::optional<insight::StuckBy> stuck{};
  std::optional<ledger::Timestamp> last_act_at{};  // of what is shared
  // Absent where the class has set none, or what they ask for is not shared.
  std::optional<OverviewAssignments> assignments{};
  std::optional<OverviewProcess> process{};  // absent where bets are not shared
  std::optional<OverviewAlike> alike{};      // absent where nobody is, as far as is shared
};
BOOST_DESCRIBE_STRUCT(OverviewLearner, (),
                      (id, alias, name, has_left, is_taken_back, awaits_agreement, need, help,
                       stuck, last_act_at, assignments, process, alike))

struct ClassOverview {
  std::string title{};
  bool has_assignments{};
  std::vector<OverviewLearner> learners{};
};
BOOST_DESCRIBE_STRUCT(ClassOverview, (), (title, has_assignments, learners))

// A member as far as they share it; `row`: of their purse.
struct OverviewMember {
  MemberRow member;
  std::optional<std::string> name{};  // of the roster
  projections::LearnerRow row;
  std::optional<insight::AssignmentCounts> assignments{};  // as the asker sees them
};

bool awaits_agreement(const OverviewMember& one, Seat seat);
// Whether the member shares that with the educator of that seat.
bool shares(const OverviewMember& one, ledger::ConsentRow row, Seat seat);
// As far as the member shares it.
OverviewLearner overview_learner_of(const OverviewMember& one, Seat seat, ledger::Timestamp now);
// By need, as far as each shares it with the educator of that seat. One member alone gets their own
// row as they see it.
std::vector<OverviewLearner> overview_of(const std::vector<OverviewMember>& members, Seat seat,
                                         ledger::Timestamp now);

}  // namespace chalkline::http::wire
