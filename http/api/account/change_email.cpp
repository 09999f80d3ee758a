#include "http/api/account/account_forms.hpp"
#include "http/api/account/account_json.hpp"
#include "http/api/account/calls.hpp"
#include "http/api/account/confirm_password.hpp"
#include "http/api/account/mail_limits.hpp"
#include "http/api/shared/notify.hpp"
#include "http/api/shared/on_storage.hpp"
#include "http/mail/templates.hpp"
#include "http/parse/ascii_lower.hpp"
#include "http/parse/client_key.hpp"

namespace chalkline::http {
namespace {

Response answer_with(const Person& person, const std::optional<EmailChangeAsked>& asked) {
  return json(200, to_json(wire::own_email_of(person, asked)));
}

// The error is the answer to give instead.
std::expected<void, Response> begin(AppContext& app, const Person& verified,
                                    const EmailChangeAsked& asked, const std::string& token) {
  using enum Accounts::EmailStays;
  auto& accounts = app.services.accounts;
  const auto begun =
      accounts.begin_email_change(verified, asked.email, *token_digest(token), asked.expires_at);
  if (begun) return {};
  if (begun.error() == kTaken)
    return std::unexpected{text(409, "That email is already registered")};
  return std::unexpected{no_longer_confirmed(accounts, verified)};
}

}  // namespace

Task<Response> own_email(RequestContext& context) {
  auto& reader = context.io.accounts;
  const auto account = context.session->account;
  const auto person = reader.person(account);
  if (!person) co_return signed_out();
  co_return answer_with(*person, reader.email_change(account, wall_now()));
}

Task<Response> change_email(RequestContext& context) {
  const auto form = parse_email_change(context.request.body);
  if (!form) co_return text(400, form.error());
  auto& app = context.app;
  // Which addresses are registered is not for guessing, as at the register form.
  const auto client = client_networks(context.request.peer);
  if (const auto wait = app.failures_per_address.retry_after(client, SteadyClock::now()))
    co_return too_many(*wait);
  auto person = co_await confirm_password(context, form->password);
  if (!person) co_return std::move(person.error());
  if (person->email && ascii_lower(*person->email) == ascii_lower(form->email))
    co_return text(409, "That is your email address already");
  MailRequest mail{app, Purpose::kChangeEmail, std::to_string(raw(person->id)), form->email};
  if (const auto wait = mail.try_acquire()) co_return too_many(*wait);

  const auto token = new_token();
  const EmailChangeAsked asked{form->email, wall_now() + std::chrono::seconds{kVerifyWithin}};
  const auto begun =
      co_await on_storage(context, person->id, [&] { return begin(app, *person, asked, token); });
  if (!begun || !*begun) {
    mail.refund();
    if (begun && begun->error().status == 409)
      app.failures_per_address.count(client, SteadyClock::now());
    co_return begun ? begun->error() : begun.error();
  }
  app.services.post.post(change_email_letter(*person, form->email, app.host.site_url, token));
  if (person->email)
    notify(app, email_change_asked_notice(*person, form->email, app.host.site_url));
  co_return answer_with(*person, asked);
}

}  // namespace chalkline::http
