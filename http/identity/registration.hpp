#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

namespace chalkline::http {

// The bodies of the calls under /api/auth/. The errors are SPEC's sentences where it has one.

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
