#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

namespace chalkline::http {

// RULES, Numbers: at least 6. Argon2 reads all of it: more than 128 would be work for nothing.
inline constexpr std::size_t kPasswordMin = 6;
inline constexpr std::size_t kPasswordMax = 128;
inline constexpr std::size_t kEmailMax = 254;  // RFC 5321, without its angle brackets

// Whether mail could be sent there; whether it arrives only mail can tell.
bool is_email(std::string_view text);

// Absent when it may be one, else a sentence.
std::optional<std::string> password_problem(std::string_view password);

// The bodies of register and login. The errors are the sentences of the client's forms.

struct Registration {
  std::string username{};
  std::optional<std::string> email{};
  std::string password;
  bool says_adult{};
};
std::expected<Registration, std::string> parse_registration(std::string_view body);

struct Credentials {
  std::string name_or_email;
  std::string password;
};
std::expected<Credentials, std::string> parse_credentials(std::string_view body);

}  // namespace chalkline::http
