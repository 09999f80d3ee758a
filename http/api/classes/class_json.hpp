#pragma once

#include <boost/describe/class.hpp>
#include <optional>
#include <string>
#include <vector>

#include "base/fields.hpp"
#include "base/json/writer.hpp"
#include "http/identity/classes/classes.hpp"
#include "ledger/rules/classes/classes.hpp"

// Classes as schemas/openapi.yaml has them.
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
};
BOOST_DESCRIBE_STRUCT(ClassTerms, (),
                      (start_coins, largest_stake_percent, allowed, ends_at, has_ended))

struct TaughtClass {
  std::string id{};
  std::string title{};
  std::optional<std::string> code{};  // absent where nobody can join any more
  ClassTerms terms{};
  WallTime opened_at{};
  std::size_t members{};
};
BOOST_DESCRIBE_STRUCT(TaughtClass, (), (id, title, code, terms, opened_at, members))

struct JoinedClass {
  std::string id{};
  std::string title{};
  std::vector<std::string> educators{};  // by name; none once all have left
  ClassTerms terms{};
  std::string alias{};
  WallTime joined_at{};
  ClassConsent consent{};
  bool has_left{};
  bool is_taken_back{};
  ledger::Coins balance{};
  ledger::Coins open_stakes{};
};
BOOST_DESCRIBE_STRUCT(JoinedClass, (),
                      (id, title, educators, terms, alias, joined_at, consent, has_left,
                       is_taken_back, balance, open_stakes))

struct OwnClasses {
  std::vector<TaughtClass> taught{};
  std::vector<JoinedClass> joined{};
};
BOOST_DESCRIBE_STRUCT(OwnClasses, (), (taught, joined))

struct ClassPreview {
  std::string id{};
  std::string title{};
  std::vector<std::string> educators{};
  ClassTerms terms{};
  bool is_joined{};
};
BOOST_DESCRIBE_STRUCT(ClassPreview, (), (id, title, educators, terms, is_joined))

struct MemberBets {
  std::uint64_t placed{};
  std::uint64_t open{};
  std::uint64_t with_chance{};
};
BOOST_DESCRIBE_STRUCT(MemberBets, (), (placed, open, with_chance))

struct ClassMember {
  std::string alias{};
  WallTime joined_at{};
  bool has_left{};
  bool is_taken_back{};
  std::optional<MemberBets> bets{};  // absent where the member does not share them
};
BOOST_DESCRIBE_STRUCT(ClassMember, (), (alias, joined_at, has_left, is_taken_back, bets))

struct ClassMembers {
  std::vector<ClassMember> members{};
};
BOOST_DESCRIBE_STRUCT(ClassMembers, (), (members))

struct OpenClassRequest {
  std::string title{};
  ledger::Coins start_coins{};
  std::optional<Hundredths> largest_stake_percent{};
  AllowedBets allowed{};
  ledger::Timestamp ends_at{};
  bool is_adult{};  // everybody in the class is 18 or older
  static constexpr auto fields = std::tuple{
      field("title", &OpenClassRequest::title,
            {.min = 1, .max = kClassTitleMax, .says = "A class has a title of 1 to 80 characters"}),
      field("startCoins", &OpenClassRequest::start_coins, {.min = 100, .max = 100'000}),
      field("largestStakePercent", &OpenClassRequest::largest_stake_percent,
            {.min = 1, .max = 10'000, .absent = Absent::kNull}),
      field("allowed", &OpenClassRequest::allowed),
      field("endsAt", &OpenClassRequest::ends_at, {.max = 32}),
      field("isAdult", &OpenClassRequest::is_adult)};
};

inline constexpr Bounds kClassIdText{.min = 32, .max = 32};

struct ClassIdRequest {
  std::string class_id{};
  static constexpr auto fields =
      std::tuple{field("classId", &ClassIdRequest::class_id, kClassIdText)};
};

struct JoinClassRequest {
  std::string code{};
  ClassConsent consent{};
  bool is_adult{};
  static constexpr auto fields = std::tuple{
      field("code", &JoinClassRequest::code, {.min = 1, .max = 32}),
      field("consent", &JoinClassRequest::consent), field("isAdult", &JoinClassRequest::is_adult)};
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
ClassTerms terms_of(const ledger::ClassState& in_class, ledger::Timestamp now);
ledger::ClassTerms terms_of(const OpenClassRequest& request);
TaughtClass taught_class_of(const ClassRow& row, const ledger::ClassState& in_class,
                            std::size_t members, ledger::Timestamp now);
// `account` is the purse's.
JoinedClass joined_class_of(const ClassReader::Joined& joined, const ledger::ClassState& in_class,
                            const ledger::AccountState& account, ledger::Timestamp now);
ClassMember class_member_of(const MemberRow& member, const ledger::AccountState& account);

}  // namespace wire

}  // namespace chalkline::http
