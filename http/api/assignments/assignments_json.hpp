#pragma once

#include <boost/describe/class.hpp>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "base/fields.hpp"
#include "base/json/writer.hpp"
#include "http/assignments/assignment_states.hpp"
#include "insight/assignments/rule.hpp"

// Assignments of a class as schemas/openapi.yaml has them.
namespace chalkline::http {

namespace wire {

inline constexpr std::int64_t kNumberMax = 10'000;  // above all that a rule can ask for
inline constexpr std::int64_t kDateText = 10;       // "2026-11-26"
// The highest version of a rule that a class can set.
inline constexpr std::int64_t kVersionMax = 1'000;

// How much a rule asks for; 0 where its assignment has no such number.
struct AssignmentNumbers {
  std::int64_t count{};
  std::int64_t games{};
  std::int64_t days{};
  std::int64_t different{};
  Hundredths bound_percent{};
  Hundredths at_risk_percent{};
  std::int64_t tries{};
  std::int64_t per_day{};
  std::int64_t seconds{};
  std::int64_t answer_seconds{};
  static constexpr auto fields =
      std::tuple{field("count", &AssignmentNumbers::count, {.max = kNumberMax}),
                 field("games", &AssignmentNumbers::games, {.max = kNumberMax}),
                 field("days", &AssignmentNumbers::days, {.max = kNumberMax}),
                 field("different", &AssignmentNumbers::different, {.max = kNumberMax}),
                 field("boundPercent", &AssignmentNumbers::bound_percent, {.max = kNumberMax}),
                 field("atRiskPercent", &AssignmentNumbers::at_risk_percent, {.max = kNumberMax}),
                 field("tries", &AssignmentNumbers::tries, {.max = kNumberMax}),
                 field("perDay", &AssignmentNumbers::per_day, {.max = kNumberMax}),
                 field("seconds", &AssignmentNumbers::seconds, {.max = kNumberMax}),
                 field("answerSeconds", &AssignmentNumbers::answer_seconds, {.max = kNumberMax})};
};

// An assignment that can be set: the numbers that it usually has, and the most.
struct AssignmentChoice {
  insight::assignments::Assignment assignment{};
  AssignmentNumbers usual{};
  AssignmentNumbers most{};
};
BOOST_DESCRIBE_STRUCT(AssignmentChoice, (), (assignment, usual, most))

struct AssignmentGame {
  ledger::GameId game_id{};
  std::optional<std::string> event_name{};  // absent of a game that is not kept any more
  std::optional<ledger::Timestamp> starts_at{};
};
BOOST_DESCRIBE_STRUCT(AssignmentGame, (), (game_id, event_name, starts_at))

// Those that a list can have.
struct ClassGames {
  std::vector<AssignmentGame> games{};
};
BOOST_DESCRIBE_STRUCT(ClassGames, (), (games))

struct AssignmentRule {
  insight::assignments::Assignment assignment{};
  std::uint16_t version{};
  AssignmentNumbers numbers{};
  std::optional<std::string> from{};
  std::optional<std::string> due{};
  std::vector<AssignmentGame> games{};
};
BOOST_DESCRIBE_STRUCT(AssignmentRule, (), (assignment, version, numbers, from, due, games))

struct AssignmentProgress {
  insight::assignments::Assignment assignment{};
  AssignmentMark mark{};
  std::uint16_t version{};
  std::size_t done{};
  std::size_t of{};
  bool by_twin{};
};
BOOST_DESCRIBE_STRUCT(AssignmentProgress, (), (assignment, mark, version, done, of, by_twin))

struct AssignmentLearner {
  std::string alias{};
  std::optional<std::string> name{};  // in a graded class, of who shares with the asker
  bool has_left{};
  bool is_taken_back{};
  bool awaits_agreement{};
  std::vector<AssignmentProgress> progress{};
};
BOOST_DESCRIBE_STRUCT(AssignmentLearner, (),
                      (alias, name, has_left, is_taken_back, awaits_agreement, progress))

// `version`: that of the latest rule, by which the next one follows.
struct WithdrawnAssignment {
  insight::assignments::Assignment assignment{};
  std::uint16_t version{};
};
BOOST_DESCRIBE_STRUCT(WithdrawnAssignment, (), (assignment, version))

struct ClassAssignments {
  std::string title{};
  std::vector<AssignmentRule> assignments{};
  std::vector<WithdrawnAssignment> withdrawn{};
  std::vector<AssignmentChoice> choices{};
  std::vector<AssignmentLearner> learners{};
};
BOOST_DESCRIBE_STRUCT(ClassAssignments, (), (title, assignments, withdrawn, choices, learners))

// As its learner sees it: the rule by which they are graded, and how far they are.
struct OwnAssignment {
  AssignmentRule rule{};
  AssignmentProgress progress{};
  bool is_shared{};
};
BOOST_DESCRIBE_STRUCT(OwnAssignment, (), (rule, progress, is_shared))

struct OwnAssignments {
  std::string title{};
  std::vector<OwnAssignment> assignments{};
};
BOOST_DESCRIBE_STRUCT(OwnAssignments, (), (title, assignments))

// The changes that grading all members by the rule in force makes, by aliases.
struct RegradeAnswer {
  std::uint16_t version{};
  std::vector<std::string> newly_met{};
  std::vector<std::string> stay_met{};  // the new rule alone would not have them
  bool is_done{};
};
BOOST_DESCRIBE_STRUCT(RegradeAnswer, (), (version, newly_met, stay_met, is_done))

struct SetGame {
  std::string game_id{};
  static constexpr auto fields = std::tuple{field("gameId", &SetGame::game_id, {.max = 16})};
};

// `version`: that which the asker has read; 0 where there is none.
struct SetAssignmentRequest {
  std::string class_id{};
  insight::assignments::Assignment assignment{};
  std::int64_t version{};
  AssignmentNumbers numbers{};
  std::optional<std::string> from{};
  std::optional<std::string> due{};
  std::vector<SetGame> games{};
  static constexpr auto fields =
      std::tuple{field("classId", &SetAssignmentRequest::class_id, {.min = 32, .max = 32}),
                 field("assignment", &SetAssignmentRequest::assignment),
                 field("version", &SetAssignmentRequest::version, {.max = kVersionMax}),
                 field("numbers", &SetAssignmentRequest::numbers),
                 field("from", &SetAssignmentRequest::from,
                       {.min = kDateText, .max = kDateText, .absent = Absent::kNull}),
                 field("due", &SetAssignmentRequest::due,
                       {.min = kDateText, .max = kDateText, .absent = Absent::kNull}),
                 field("games", &SetAssignmentRequest::games, {.max = 40, .item = "Game"})};
};

struct WithdrawAssignmentRequest {
  std::string class_id{};
  insight::assignments::Assignment assignment{};
  std::int64_t version{};
  static constexpr auto fields = std::tuple{
      field("classId", &WithdrawAssignmentRequest::class_id, {.min = 32, .max = 32}),
      field("assignment", &WithdrawAssignmentRequest::assignment),
      field("version", &WithdrawAssignmentRequest::version, {.min = 1, .max = kVersionMax})};
};

// `version`: whose difference the asker has seen.
struct RegradeRequest {
  std::string class_id{};
  insight::assignments::Assignment assignment{};
  std::int64_t version{};
  bool is_preview{};
  static constexpr auto fields =
      std::tuple{field("classId", &RegradeRequest::class_id, {.min = 32, .max = 32}),
                 field("assignment", &RegradeRequest::assignment),
                 field("version", &RegradeRequest::version, {.min = 1, .max = kVersionMax}),
                 field("isPreview", &RegradeRequest::is_preview)};
};

AssignmentChoice choice_of(insight::assignments::Assignment assignment);
// Without its games.
AssignmentRule rule_of(const insight::assignments::SetRule& set);
AssignmentProgress progress_of(const AssignmentState& state);
// To an educator of that seat.
AssignmentLearner learner_of(const MemberRow& row, const ledger::PurseState& purse,
                             const std::vector<RosterRow>& roster, Seat seat,
                             const MemberAssignments& states);
// The rule that is asked for; the error is a sentence.
std::expected<insight::assignments::Rule, std::string> rule_of(const SetAssignmentRequest& form);

}  // namespace wire

}  // namespace chalkline::http
