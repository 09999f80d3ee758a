#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/json/writer.hpp"
#include "http/identity/person.hpp"
#include "projections/read_models.hpp"

// People as schemas/openapi.yaml has them.
namespace chalkline::http {

namespace wire {

struct Badge {
  ledger::Badge id{};
  std::string_view name{};
  static constexpr auto fields = std::tuple{field("id", &Badge::id), field("name", &Badge::name)};
};

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
  std::optional<bool> email_verified{};
  std::vector<Role> roles{};
  static constexpr auto fields =
      std::tuple{field("id", &User::id),
                 field("username", &User::username),
                 field("email", &User::email),
                 field("level", &User::level),
                 field("xp", &User::xp),
                 field("xpToNextLevel", &User::xp_to_next_level),
                 field("badges", &User::badges),
                 field("isPremium", &User::is_premium),
                 field("subscriptionTierId", &User::subscription_tier_id),
                 field("virtualBalance", &User::virtual_balance),
                 field("skillLevel", &User::skill_level),
                 field("quizCompleted", &User::quiz_completed),
                 field("emailVerified", &User::email_verified),
                 field("roles", &User::roles)};
};

struct RegisterResponse {
  bool email_verification_required{};
  User user{};
  static constexpr auto fields =
      std::tuple{field("emailVerificationRequired", &RegisterResponse::email_verification_required),
                 field("user", &RegisterResponse::user)};
};

struct LeaderboardEntry {
  ledger::AccountId id{};
  std::uint32_t rank{};
  std::string username{};
  std::optional<ledger::Tier> subscription_tier_id{};
  std::vector<Badge> badges{};
  Tenths win_rate{};
  ledger::Coins virtual_balance{};
  std::int32_t level{};
  static constexpr auto fields =
      std::tuple{field("id", &LeaderboardEntry::id),
                 field("rank", &LeaderboardEntry::rank),
                 field("username", &LeaderboardEntry::username),
                 field("subscriptionTierId", &LeaderboardEntry::subscription_tier_id),
                 field("badges", &LeaderboardEntry::badges),
                 field("winRate", &LeaderboardEntry::win_rate),
                 field("virtualBalance", &LeaderboardEntry::virtual_balance),
                 field("level", &LeaderboardEntry::level)};
};

std::vector<Badge> badges_of(ledger::Bits<ledger::Badge> badges);
std::vector<Role> roles_of(const Roles& roles);

// Shows the person, who outlives it.
User user_of(const Person& person, const projections::Standing& standing,
             std::optional<bool> email_verified);

}  // namespace wire

// The standing of an account that the read models have not seen yet.
projections::Standing new_standing(ledger::AccountId account, ledger::Coins balance);

}  // namespace chalkline::http
