#pragma once

#include <boost/describe/class.hpp>
#include <optional>
#include <string>
#include <vector>

#include "base/fields.hpp"
#include "base/json/writer.hpp"
#include "http/identity/classes/class_reader.hpp"
#include "http/json/help_json.hpp"
#include "insight/assignments/rule.hpp"
#include "ledger/rules/classes/classes.hpp"

// Classes as schemas/openapi.yaml has them, to those who are in one.
namespace chalkline::http {

namespace wire {

// A ledger::Bits<BetKind>, row by row.
struct AllowedBets {
  bool moneyline{};
  bool spread{};
  bool total{};
  bool prop{};
  bool parlay{};
  bool conditional{};
};
BOOST_DESCRIBE_STRUCT(AllowedBets, (), (moneyline, spread, total, prop, parlay, conditional))
std::uint16_t bits_of(const AllowedBets& allowed);

// A ledger::Bits<ConsentRow>, row by row.
struct ClassConsent {
  bool bets{};
  bool learning{};
  bool quiz{};
  bool chasing{};
};
BOOST_DESCRIBE_STRUCT(ClassConsent, (), (bets, learning, quiz, chasing))
std::uint8_t bits_of(const ClassConsent& consent);

struct ClassTerms {
  ledger::Coins start_coins{};
  std::optional<Hundredths> largest_stake_percent{};  // of the purse; absent: any stake
  AllowedBets allowed{};
  ledger::Timestamp ends_at{};
  bool has_ended{};
  ledger::Timestamp seen_until{};  // by its educators
  bool is_seen{};
};
BOOST_DESCRIBE_STRUCT(ClassTerms, (),
                      (start_coins, largest_stake_percent, allowed, ends_at, has_ended, seen_until,
                       is_seen))

struct JoinedClass {
  std::string id{};
  std::string title{};
  ClassKind kind{};
  std::vector<std::string> educators{};      // by name; none once all have left
  std::vector<std::string> new_educators{};  // of those, who see nothing of the member yet
  ClassTerms terms{};
  std::string alias{};
  std::optional<std::string> name{};  // that the educators see beside it
  WallTime joined_at{};
  ClassConsent consent{};
  bool has_left{};
  bool is_taken_back{};
  ledger::Coins balance{};
  ledger::Coins open_stakes{};
  std::optional<HelpWish> help{};
};
BOOST_DESCRIBE_STRUCT(JoinedClass, (),
                      (id, title, kind, educators, new_educators, terms, alias, name, joined_at,
                       consent, has_left, is_taken_back, balance, open_stakes, help))

// That the asker waits to be let into.
struct WaitingClass {
  std::string id{};
  std::string title{};
  std::vector<std::string> educators{};
  std::string alias{};
  WallTime asked_at{};
};
BOOST_DESCRIBE_STRUCT(WaitingClass, (), (id, title, educators, alias, asked_at))

// The outcome of joining: one of the two.
struct JoinAnswer {
  std::optional<JoinedClass> joined{};
  std::optional<WaitingClass> waiting{};
};
BOOST_DESCRIBE_STRUCT(JoinAnswer, (), (joined, waiting))

struct ClassPreview {
  std::string id{};
  std::string title{};
  ClassKind kind{};
  std::vector<std::string> educators{};
  ClassTerms terms{};
  std::optional<std::string> name{};  // by which the class would know the asker
  bool is_joined{};
};
BOOST_DESCRIBE_STRUCT(ClassPreview, (), (id, title, kind, educators, terms, name, is_joined))

// Shown by a learner for credit; the code stands for the figures.
struct CompletionSlip {
  std::string code{};
  std::uint64_t bets_placed{};
  std::uint64_t bets_settled{};
  std::uint64_t with_chance{};
  std::vector<insight::assignments::Assignment> assignments_met{};
};
BOOST_DESCRIBE_STRUCT(CompletionSlip, (),
                      (code, bets_placed, bets_settled, with_chance, assignments_met))

inline constexpr Bounds kClassIdText{.min = 32, .max = 32};
inline constexpr Bounds kTypedCode{.min = 1, .max = 64};

struct ClassIdRequest {
  std::string class_id{};
  static constexpr auto fields =
      std::tuple{field("classId", &ClassIdRequest::class_id, kClassIdText)};
};

struct JoinClassRequest {
  std::string code{};
  ClassConsent consent{};
  bool is_adult{};
  static constexpr auto fields = std::tuple{field("code", &JoinClassRequest::code, kTypedCode),
                                            field("consent", &JoinClassRequest::consent),
                                            field("isAdult", &JoinClassRequest::is_adult)};
};

struct ConsentRequest {
  std::string class_id{};
  ClassConsent consent{};
  static constexpr auto fields =
      std::tuple{field("classId", &ConsentRequest::class_id, kClassIdText),
                 field("consent", &ConsentRequest::consent)};
};

struct LeaveClassRequest {
  std::string class_id{};
  bool take_back{};
  static constexpr auto fields =
      std::tuple{field("classId", &LeaveClassRequest::class_id, kClassIdText),
                 field("takeBack", &LeaveClassRequest::take_back)};
};

std::vector<std::string> names_of(const std::vector<ClassEducator>& educators);
// `until` is until when its educators see its learners.
ClassTerms terms_of(const ledger::ClassState& in_class, ledger::Timestamp until,
                    ledger::Timestamp now);
// `account` is the purse's.
JoinedClass joined_class_of(const ClassReader::Joined& joined, ClassTerms terms,
                            const ledger::AccountState& account);
WaitingClass waiting_class_of(const ClassReader::Waiting& waiting);
// `purse` is the member's.
CompletionSlip completion_slip_of(std::string code, const ledger::AccountState& purse);

}  // namespace wire

}  // namespace chalkline::http
