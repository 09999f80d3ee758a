#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "http/identity/token.hpp"

// The bodies of the calls about passwords, mailed links and sessions. The errors are the client's
// sentences where it has one.
namespace chalkline::http {

// An address to mail to. Empty only where `may_be_empty`.
std::expected<std::string, std::string> parse_email_request(std::string_view body,
                                                            bool may_be_empty);

// A mailed token's digest; absent inside when the text can be no token.
std::expected<std::optional<Digest>, std::string> parse_token_request(std::string_view body);

struct PasswordReset {
  std::optional<Digest> token;  // as above
  std::string password;
};
std::expected<PasswordReset, std::string> parse_reset_request(std::string_view body);

struct PasswordChange {
  std::string current;
  std::string wanted;
};
std::expected<PasswordChange, std::string> parse_change_request(std::string_view body);

struct EmailChangeForm {
  std::string email;
  std::string password;
};
std::expected<EmailChangeForm, std::string> parse_email_change(std::string_view body);

// The password that confirms a deletion.
std::expected<std::string, std::string> parse_deletion_request(std::string_view body);

// A session's id; absent inside when the text can be none.
std::expected<std::optional<Digest>, std::string> parse_session_request(std::string_view body);

}  // namespace chalkline::http
