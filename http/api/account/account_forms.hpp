#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "base/fields.hpp"
#include "http/api/account/registration.hpp"
#include "http/identity/people/token.hpp"

// The bodies of the calls about passwords, mailed links and sessions, under the names of their
// schemas in schemas/openapi.yaml. The errors are the client's sentences where it has one.
namespace chalkline::http {

inline constexpr Bounds kToken{.max = 128};  // three times as long as a token

struct EmailRequest {
  std::string email{};
  static constexpr auto fields = std::tuple{field("email", &EmailRequest::email, kEmail)};
};
// An address to mail to. Empty only where `may_be_empty`.
std::expected<std::string, std::string> parse_email_request(std::string_view body,
                                                            bool may_be_empty);

struct TokenRequest {
  std::string token{};
  static constexpr auto fields = std::tuple{field("token", &TokenRequest::token, kToken)};
};
// A mailed token's digest; absent inside when the text can be no token.
std::expected<std::optional<Digest>, std::string> parse_token_request(std::string_view body);

struct ResetPasswordRequest {
  std::string token{};
  std::string password{};
  static constexpr auto fields =
      std::tuple{field("token", &ResetPasswordRequest::token, kToken),
                 field("password", &ResetPasswordRequest::password, kNewPassword)};
};
struct PasswordReset {
  std::optional<Digest> token;  // as above
  std::string password;
};
std::expected<PasswordReset, std::string> parse_reset_request(std::string_view body);

struct ChangePasswordRequest {
  std::string current{};
  std::string wanted{};
  static constexpr auto fields =
      std::tuple{field("currentPassword", &ChangePasswordRequest::current, kPassword),
                 field("newPassword", &ChangePasswordRequest::wanted, kNewPassword)};
};

struct ChangeEmailRequest {
  std::string email{};
  std::string password{};
  static constexpr auto fields =
      std::tuple{field("email", &ChangeEmailRequest::email, kEmail),
                 field("password", &ChangeEmailRequest::password, kPassword)};
};
std::expected<ChangeEmailRequest, std::string> parse_email_change(std::string_view body);

// The password confirms it.
struct DeleteAccountRequest {
  std::string password{};
  static constexpr auto fields =
      std::tuple{field("password", &DeleteAccountRequest::password, kPassword)};
};

struct EndSessionRequest {
  std::string id{};  // SHA-256 in hexadecimal
  static constexpr auto fields = std::tuple{field("id", &EndSessionRequest::id, {.max = 64})};
};
// A session's id; absent inside when the text can be none.
std::expected<std::optional<Digest>, std::string> parse_session_request(std::string_view body);

}  // namespace chalkline::http
