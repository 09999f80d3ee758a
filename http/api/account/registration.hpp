#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "base/fields.hpp"
#include "http/parse/email_address.hpp"  // IWYU pragma: export

namespace chalkline::http {

// RULES, Numbers: at least 6. Argon2 reads all of it: more than 128 would be work for nothing.
inline constexpr Bounds kNewPassword{
    .min = 6, .max = 128, .says = "Password must be at least 6 characters"};
inline constexpr Bounds kPassword{.max = kNewPassword.max};
inline constexpr Bounds kEmail{.max = 254};  // RFC 5321, without its angle brackets

// The bodies of register and login, under the names of their schemas in schemas/openapi.yaml. The
// errors are the sentences of the client's forms.

struct RegisterRequest {
  std::string username{};
  std::optional<std::string> email{};
  std::string password{};
  std::optional<bool> is_adult{};
  static constexpr auto fields =
      std::tuple{field("username", &RegisterRequest::username,
                       {.min = 3, .max = 32, .says = "Username must be at least 3 characters"}),
                 field("email", &RegisterRequest::email, kEmail),
                 field("password", &RegisterRequest::password, kNewPassword),
                 field("isAdult", &RegisterRequest::is_adult)};
};
std::expected<RegisterRequest, std::string> parse_registration(std::string_view body);

struct LoginRequest {
  std::optional<std::string> username{};
  std::optional<std::string> username_or_email{};
  std::string password{};
  static constexpr auto fields =
      std::tuple{field("username", &LoginRequest::username, kEmail),
                 field("usernameOrEmail", &LoginRequest::username_or_email, kEmail),
                 field("password", &LoginRequest::password,
                       {.min = 1, .max = kPassword.max, .says = "Password is required"})};
};
struct Credentials {
  std::string name_or_email;
  std::string password;
};
std::expected<Credentials, std::string> parse_credentials(std::string_view body);

}  // namespace chalkline::http
