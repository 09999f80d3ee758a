#pragma once

#include <boost/describe/class.hpp>
#include <optional>
#include <string>
#include <vector>

#include "http/api/classes/class_json.hpp"

// Classes as schemas/openapi.yaml has them, to those who teach one.
namespace chalkline::http {

namespace wire {

struct TaughtClass {
  std::string id{};
  std::string title{};
  ClassKind kind{};
  std::vector<std::string> educators{};
  std::optional<std::string> code{};  // absent where nobody can join by one
  ClassTerms terms{};
  WallTime opened_at{};
  std::size_t members{};
  std::size_t waiting{};
};
BOOST_DESCRIBE_STRUCT(TaughtClass, (),
                      (id, title, kind, educators, code, terms, opened_at, members, waiting))

struct OwnClasses {
  std::vector<TaughtClass> taught{};
  std::vector<JoinedClass> joined{};
  std::vector<WaitingClass> waiting{};
};
BOOST_DESCRIBE_STRUCT(OwnClasses, (), (taught, joined, waiting))

struct MemberBets {
  std::uint64_t placed{};
  std::uint64_t open{};
  std::uint64_t with_chance{};
};
BOOST_DESCRIBE_STRUCT(MemberBets, (), (placed, open, with_chance))

struct ClassMember {
  std::string id{};  // of their record
  std::string alias{};
  std::optional<std::string>
      name{};  // of the roster; of who has agreed to the asker, and not taken back
  WallTime joined_at{};
  bool has_left{};
  bool is_taken_back{};
  bool awaits_agreement{};           // to the asker, who teaches the class since later
  std::optional<MemberBets> bets{};  // absent where the member does not share them
};
BOOST_DESCRIBE_STRUCT(ClassMember, (),
                      (id, alias, name, joined_at, has_left, is_taken_back, awaits_agreement, bets))

struct ClassMembers {
  std::vector<ClassMember> members{};
};
BOOST_DESCRIBE_STRUCT(ClassMembers, (), (members))

struct WaitingMember {
  std::string alias{};
  WallTime asked_at{};
};
BOOST_DESCRIBE_STRUCT(WaitingMember, (), (alias, asked_at))

struct WaitingRoom {
  std::vector<WaitingMember> waiting{};
};
BOOST_DESCRIBE_STRUCT(WaitingRoom, (), (waiting))

struct AdmitAnswer {
  std::size_t admitted{};
  std::optional<std::string> problem{};  // why others still wait
};
BOOST_DESCRIBE_STRUCT(AdmitAnswer, (), (admitted, problem))

struct OpenClassRequest {
  std::string title{};
  ClassKind kind{};
  ledger::Coins start_coins{};
  std::optional<Hundredths> largest_stake_percent{};
  AllowedBets allowed{};
  ledger::Timestamp ends_at{};
  std::uint16_t seen_days{};
  bool is_adult{};  // everybody in the class is 18 or older
  static constexpr auto fields = std::tuple{
      field("title", &OpenClassRequest::title,
            {.min = 1, .max = kClassTitleMax, .says = "A class has a title of 1 to 80 characters"}),
      field("kind", &OpenClassRequest::kind),
      field("startCoins", &OpenClassRequest::start_coins, {.min = 100, .max = 100'000}),
      field("largestStakePercent", &OpenClassRequest::largest_stake_percent,
            {.min = 1, .max = 10'000, .absent = Absent::kNull}),
      field("allowed", &OpenClassRequest::allowed),
      field("endsAt", &OpenClassRequest::ends_at, {.max = 32}),
      field("seenDays", &OpenClassRequest::seen_days, {.min = 1, .max = kSeenDaysMax}),
      field("isAdult", &OpenClassRequest::is_adult)};
};

inline constexpr Bounds kAliasText{.min = 1, .max = 40, .absent = Absent::kNull};

// Without an alias: all who wait.
struct AdmitRequest {
  std::string class_id{};
  std::optional<std::string> alias{};
  bool admit{};  // else turn away
  static constexpr auto fields = std::tuple{field("classId", &AdmitRequest::class_id, kClassIdText),
                                            field("alias", &AdmitRequest::alias, kAliasText),
                                            field("admit", &AdmitRequest::admit)};
};

struct AddEducatorRequest {
  std::string class_id{};
  std::string username{};
  static constexpr auto fields =
      std::tuple{field("classId", &AddEducatorRequest::class_id, kClassIdText),
                 field("username", &AddEducatorRequest::username, {.min = 1, .max = 32})};
};

struct CheckSlipRequest {
  std::string class_id{};
  std::string code{};
  static constexpr auto fields =
      std::tuple{field("classId", &CheckSlipRequest::class_id, kClassIdText),
                 field("code", &CheckSlipRequest::code, kTypedCode)};
};

ledger::ClassTerms terms_of(const OpenClassRequest& request);
ClassRow row_of(const OpenClassRequest& request, const ledger::ClassId& id, WallTime now);
// `account` is the purse's, `seat` the asker's.
ClassMember class_member_of(const MemberRow& member, const ledger::AccountState& account,
                            Seat seat);

}  // namespace wire

}  // namespace chalkline::http
