#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/names.hpp"
#include "ledger/values/ids.hpp"

namespace chalkline::http {

// Everyone is a player; these are granted beside that with the command line (RULES 9).
enum class Role : std::uint8_t { kEducator = 1, kAuditor = 2 };

inline constexpr std::array<std::string_view, 2> kRoleNames{"educator", "auditor"};
constexpr Names names_of(Role /*role*/) { return {kRoleNames}; }

class Roles {
 public:
  constexpr void add(Role role) { bits_ |= bit(role); }
  constexpr bool has(Role role) const { return (bits_ & bit(role)) != 0; }

 private:
  static constexpr std::uint8_t bit(Role role) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(role));
  }
  std::uint8_t bits_{};
};

// Sessions and accounts live by the wall clock, not by the product's, which may run faster.
using WallTime = std::chrono::sys_seconds;
inline WallTime wall_now() {
  return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

// A player's identity. None of this is ever in the ledger, which knows the id alone (RULES 43).
struct Person {
  ledger::AccountId id{};
  std::string username{};
  std::optional<std::string> email{};
  std::string password{};  // hash, see passwords.hpp
  bool opening{};          // the ledger has not confirmed the account yet
  std::optional<WallTime> adult_at{};
  std::optional<WallTime> verified_at{};
  WallTime created_at{};
  Roles roles{};
};

// Whether there is nothing left to confirm. People without an email registered while the server did
// not ask for one.
inline bool is_verified(const Person& person) { return !person.email || person.verified_at; }

}  // namespace chalkline::http
