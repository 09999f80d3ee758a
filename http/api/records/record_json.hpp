#pragma once

#include <boost/describe/class.hpp>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/json/writer.hpp"
#include "http/api/shared/learner/chosen_bets.hpp"
#include "http/identity/personal/bet_notes.hpp"
#include "http/json/help_json.hpp"
#include "http/json/progress_json.hpp"
#include "http/json/quiz_json.hpp"
#include "ledger/rules/account.hpp"
#include "projections/models/learner_acts.hpp"
#include "projections/models/rows.hpp"

// The record of a learner for an educator, as schemas/openapi.yaml has it.
namespace chalkline::http::wire {

// The rows of a member's consent, as far as they hold for the asker.
struct RecordShares {
  bool bets{};
  bool learning{};
  bool quiz{};
  bool chasing{};
};
BOOST_DESCRIBE_STRUCT(RecordShares, (), (bets, learning, quiz, chasing))

struct RecordReading {
  ledger::Guide guide{};
  ledger::Timestamp read_at{};
};
BOOST_DESCRIBE_STRUCT(RecordReading, (), (guide, read_at))

struct RecordAnswer {
  ledger::Guide guide{};
  std::uint8_t check{};
  bool is_right{};
  ledger::Timestamp answered_at{};
};
BOOST_DESCRIBE_STRUCT(RecordAnswer, (), (guide, check, is_right, answered_at))

struct RecordLearning {
  std::vector<RecordReading> readings{};
  std::vector<RecordAnswer> answers{};
  std::size_t estimates{};
  InsightUnseen unseen{};
};
BOOST_DESCRIBE_STRUCT(RecordLearning, (), (readings, answers, estimates, unseen))

struct RecordNote {
  std::string text{};
  std::uint64_t version{};
  std::optional<WallTime> changed_at{};
  std::optional<std::string> changed_by{};
};
BOOST_DESCRIBE_STRUCT(RecordNote, (), (text, version, changed_at, changed_by))

struct LearnerRecord {
  std::string class_id{};
  std::string title{};
  std::string alias{};
  std::optional<std::string> name{};
  WallTime joined_at{};
  bool has_left{};
  bool is_taken_back{};
  bool awaits_agreement{};
  // Absent of one who has taken back, or not agreed to the asker, as the next.
  std::optional<RecordShares> shares{};
  std::optional<RecordNote> note{};
  std::optional<HelpWish> help{};
  std::optional<InsightProgress> progress{};  // absent where it is not shared, as all that follow
  std::optional<std::size_t> look_backs{};
  std::optional<RecordLearning> learning{};
  std::optional<QuizResult> quiz{};
};
BOOST_DESCRIBE_STRUCT(LearnerRecord, (),
                      (class_id, title, alias, name, joined_at, has_left, is_taken_back,
                       awaits_agreement, shares, note, help, progress, look_backs, learning, quiz))

using RecordRatio = Rounded<6>;

struct RecordClose {
  Halves line{};
  ledger::AmericanOdds odds{};
};
BOOST_DESCRIBE_STRUCT(RecordClose, (), (line, odds))

// A bet with the figures of a look back at it.
struct RecordBet {
  Digits id{};
  ledger::Timestamp placed_at{};
  std::string event_name{};
  std::string prediction{};
  ledger::BetKind kind{};
  ledger::AmericanOdds odds{};
  ledger::Coins stake{};
  RecordRatio share{};
  std::optional<RecordRatio> stated_chance{};
  RecordRatio implied_chance{};
  std::optional<RecordRatio> market_chance{};
  std::optional<RecordClose> close{};
  std::optional<RecordRatio> close_chance{};
  std::optional<RecordRatio> closing_line_value{};
  bool is_estimated{};
  projections::BetStatus status{};
  std::optional<ledger::Timestamp> settled_at{};
  std::optional<ledger::Coins> profit{};
  std::optional<RecordRatio> edge{};
  std::optional<RecordRatio> margin{};
  std::optional<RecordRatio> movement{};
  std::optional<RecordRatio> luck{};
  std::optional<ledger::Timestamp> looked_back_at{};
  std::string note{};
};
BOOST_DESCRIBE_STRUCT(RecordBet, (),
                      (id, placed_at, event_name, prediction, kind, odds, stake, share,
                       stated_chance, implied_chance, market_chance, close, close_chance,
                       closing_line_value, is_estimated, status, settled_at, profit, edge, margin,
                       movement, luck, looked_back_at, note))

struct RecordBets {
  std::size_t count{};
  std::vector<RecordBet> bets{};
  std::optional<Digits> next_cursor{};
};
BOOST_DESCRIBE_STRUCT(RecordBets, (), (count, bets, next_cursor))

struct RecordLook {
  ledger::Timestamp at{};
  bool is_overview{};
  bool is_export{};
};
BOOST_DESCRIBE_STRUCT(RecordLook, (), (at, is_overview, is_export))

struct RecordLooks {
  std::vector<RecordLook> looks{};
};
BOOST_DESCRIBE_STRUCT(RecordLooks, (), (looks))

inline constexpr Bounds kMemberIdText{.min = 16, .max = 16};

struct RecordNoteRequest {
  std::string member_id{};
  std::string text{};
  std::uint64_t version{};  // of the note that this one replaces
  static constexpr auto fields =
      std::tuple{field("memberId", &RecordNoteRequest::member_id, kMemberIdText),
                 field("text", &RecordNoteRequest::text,
                       {.max = kEducatorNoteMax, .says = "A note has at most 1,000 characters"}),
                 field("version", &RecordNoteRequest::version, {.max = 1'000'000'000})};
};

struct HelpRequest {
  std::string class_id{};
  bool asks{};
  static constexpr auto fields =
      std::tuple{field("classId", &HelpRequest::class_id, {.min = 32, .max = 32}),
                 field("asks", &HelpRequest::asks)};
};

struct HelpSeenRequest {
  std::string member_id{};
  static constexpr auto fields =
      std::tuple{field("memberId", &HelpSeenRequest::member_id, kMemberIdText)};
};

struct HelpAnswer {
  std::optional<HelpWish> help{};
};
BOOST_DESCRIBE_STRUCT(HelpAnswer, (), (help))

RecordNote record_note_of(const EducatorNote& note);
// Up to that position of the ledger.
RecordLearning record_learning_of(std::span<const projections::LearnerAct> acts,
                                  ledger::Position as_of);
RecordLooks record_looks_of(std::span<const projections::LearnerLook> looks);
// `row` is the bet's own; what depends on the time is `own`'s.
RecordBet record_bet_of(const OwnBet& own, const projections::BetRow& row);

}  // namespace chalkline::http::wire
