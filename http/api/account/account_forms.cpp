#include "http/api/account/account_forms.hpp"

#include "base/json/reader.hpp"

namespace chalkline::http {

std::expected<std::string, std::string> parse_email_request(std::string_view body,
                                                            bool may_be_empty) {
  auto form = read_json<EmailRequest>(body);
  if (form && !(form->email.empty() && may_be_empty) && !is_email(form->email))
    return std::unexpected{"Invalid email format"};
  if (!form) return std::unexpected{std::move(form.error())};
  return std::move(form->email);
}

std::expected<std::optional<Digest>, std::string> parse_token_request(std::string_view body) {
  auto form = read_json<TokenRequest>(body);
  if (!form) return std::unexpected{std::move(form.error())};
  return token_digest(form->token);
}

std::expected<PasswordReset, std::string> parse_reset_request(std::string_view body) {
  auto form = read_json<ResetPasswordRequest>(body);
  if (!form) return std::unexpected{std::move(form.error())};
  return PasswordReset{token_digest(form->token), std::move(form->password)};
}

std::expected<ChangeEmailRequest, std::string> parse_email_change(std::string_view body) {
  auto form = read_json<ChangeEmailRequest>(body);
  if (form && !is_email(form->email)) return std::unexpected{"Invalid email format"};
  return form;
}

std::expected<std::optional<Digest>, std::string> parse_session_request(std::string_view body) {
  auto form = read_json<EndSessionRequest>(body);
  if (!form) return std::unexpected{std::move(form.error())};
  return from_hex<sizeof(Digest)>(form->id);
}

}  // namespace chalkline::http
