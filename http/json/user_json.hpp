#pragma once

#include <array>
#include <boost/describe/class.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/json/writer.hpp"
#include "http/identity/people/person.hpp"
#include "http/identity/personal/conversation.hpp"
#include "http/json/quiz_json.hpp"
#include "projections/read_models.hpp"

// People as schemas/openapi.yaml has them.
namespace chalkline::http {

namespace wire {

struct Badge {
  ledger::Badge id{};
  std::string_view name{};
};
BOOST_DESCRIBE_STRUCT(Badge, (), (id, name))

enum class Role : std::uint8_t {
  kPlayer = 0,
  kEducator = 1,
  kAuditor = 2
};  // from 1 on http::Role
inline constexpr std::array<std::string_view, 3> kRoles{"player", "educator", "auditor"};
constexpr Names names_of(Role /*role*/) { return {kRoles, 0}; }

struct User {
  ledger::AccountId id{};
  std::string_view username{};
  std::optional<std::string_view> email{};
  std::int32_t level{};
  std::int32_t xp{};
  std::int64_t xp_to_next_level{};  // 0 at the top
  std::vector<Badge> badges{};
  bool is_premium{};
  std::optional<ledger::Tier> subscription_tier_id{};
  ledger::Coins virtual_balance{};
  std::optional<ledger::SkillLevel> skill_level{};
  bool quiz_completed{};
  std::optional<std::int32_t> quiz_score{};
  std::optional<QuizResult> quiz_results{};
  std::optional<std::int32_t> remaining_daily_questions{};
  std::optional<bool> email_verified{};
  std::vector<Role> roles{};
};
BOOST_DESCRIBE_STRUCT(User, (),
                      (id, username, email, level, xp, xp_to_next_level, badges, is_premium,
                       subscription_tier_id, virtual_balance, skill_level, quiz_completed,
                       quiz_score, quiz_results, remaining_daily_questions, email_verified, roles))

struct RegisterResponse {
  bool email_verification_required{};
  User user{};
};
BOOST_DESCRIBE_STRUCT(RegisterResponse, (), (email_verification_required, user))

// The closing-line value of the single bets that have one.
struct CloseRecord {
  std::uint32_t bets{};
  Rounded<6> mean{};
};
BOOST_DESCRIBE_STRUCT(CloseRecord, (), (bets, mean))
// Absent where no bet has a close.
std::optional<CloseRecord> close_record_of(const projections::CloseRecord& record);

struct LeaderboardEntry {
  std::string id{};  // the handle of the person, drawn
  std::uint32_t rank{};
  std::string username{};
  std::optional<ledger::Tier> subscription_tier_id{};
  std::vector<Badge> badges{};
  Tenths win_rate{};
  std::uint32_t decided_bets{};
  std::optional<CloseRecord> close{};
  ledger::Coins virtual_balance{};
  ledger::Coins profit{};  // since the start, grants not counted
  std::int32_t level{};
};
BOOST_DESCRIBE_STRUCT(LeaderboardEntry, (),
                      (id, rank, username, subscription_tier_id, badges, win_rate, decided_bets,
                       close, virtual_balance, profit, level))

std::vector<Badge> badges_of(ledger::Bits<ledger::Badge> badges);
std::vector<Role> roles_of(const Roles& roles);

// Shows the person, who outlives it. `asked`: questions to the Wizard today.
User user_of(const Person& person, const projections::Standing& standing, std::int32_t asked,
             std::optional<bool> email_verified);

}  // namespace wire

// The standing of an account that the read models have not seen yet.
projections::Standing new_standing(ledger::AccountId account, ledger::Coins balance);

}  // namespace chalkline::http
