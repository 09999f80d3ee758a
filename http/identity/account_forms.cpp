#include "http/identity/account_forms.hpp"

#include "http/identity/registration.hpp"
#include "http/parse/json_fields.hpp"

namespace chalkline::http {
namespace {

constexpr std::size_t kTokenMax = 128;     // three times as long as a token
constexpr std::size_t kSessionIdMax = 64;  // SHA-256 in hexadecimal

// The one field of a body.
std::expected<std::string, std::string> only_text(std::string_view body, std::string_view name,
                                                  std::size_t max) {
  auto fields = JsonFields::parse(body);
  if (!fields) return std::unexpected{fields.error()};
  auto value = fields->text(name, max);
  if (const auto ok = fields->done(); !ok) return std::unexpected{ok.error()};
  return value;
}

}  // namespace

std::expected<std::string, std::string> parse_email_request(std::string_view body,
                                                            bool may_be_empty) {
  auto email = only_text(body, "email", kEmailMax);
  if (email && !(email->empty() && may_be_empty) && !is_email(*email))
    return std::unexpected{"Invalid email format"};
  return email;
}

std::expected<std::optional<Digest>, std::string> parse_token_request(std::string_view body) {
  const auto token = only_text(body, "token", kTokenMax);
  if (!token) return std::unexpected{token.error()};
  return token_digest(*token);
}

std::expected<PasswordReset, std::string> parse_reset_request(std::string_view body) {
  auto fields = JsonFields::parse(body);
  if (!fields) return std::unexpected{fields.error()};
  const auto token = fields->text("token", kTokenMax);
  auto password = fields->text("password", kPasswordMax);
  if (const auto ok = fields->done(); !ok) return std::unexpected{ok.error()};
  if (auto problem = password_problem(password)) return std::unexpected{*problem};
  return PasswordReset{token_digest(token), std::move(password)};
}

std::expected<PasswordChange, std::string> parse_change_request(std::string_view body) {
  auto fields = JsonFields::parse(body);
  if (!fields) return std::unexpected{fields.error()};
  auto current = fields->text("currentPassword", kPasswordMax);
  auto wanted = fields->text("newPassword", kPasswordMax);
  if (const auto ok = fields->done(); !ok) return std::unexpected{ok.error()};
  if (auto problem = password_problem(wanted)) return std::unexpected{*problem};
  return PasswordChange{std::move(current), std::move(wanted)};
}

std::expected<EmailChangeForm, std::string> parse_email_change(std::string_view body) {
  auto fields = JsonFields::parse(body);
  if (!fields) return std::unexpected{fields.error()};
  auto email = fields->text("email", kEmailMax);
  auto password = fields->text("password", kPasswordMax);
  if (const auto ok = fields->done(); !ok) return std::unexpected{ok.error()};
  if (!is_email(email)) return std::unexpected{"Invalid email format"};
  return EmailChangeForm{std::move(email), std::move(password)};
}

std::expected<std::string, std::string> parse_deletion_request(std::string_view body) {
  return only_text(body, "password", kPasswordMax);
}

std::expected<std::optional<Digest>, std::string> parse_session_request(std::string_view body) {
  const auto id = only_text(body, "id", kSessionIdMax);
  if (!id) return std::unexpected{id.error()};
  return from_hex(*id);
}

}  // namespace chalkline::http
