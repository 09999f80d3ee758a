#include "http/api/account/account.hpp"
#include "http/api/account/account_forms.hpp"
#include "http/api/account/account_json.hpp"
#include "http/api/shared/workers/storage.hpp"
#include "http/mail/templates.hpp"
#include "http/parse/ascii_lower.hpp"
#include "http/parse/client_key.hpp"

namespace chalkline::http {
namespace {

Response answer_with(const Person& person, const std::optional<EmailChangeAsked>& asked) {
  return json(200, to_json(wire::own_email_of(person, asked)));
}

}  // namespace

std::expected<void, Response> Account::begin_email_change(const Person& verified,
                                                          const EmailChangeAsked& asked,
                                                          const std::string& token) {
  using enum EmailChanges::Stays;
  auto& accounts = parts_.accounts;
  const auto begun =
      accounts.email_changes.begin(verified, asked.email, *token_digest(token), asked.expires_at);
  if (begun) return {};
  if (begun.error() == kTaken)
    return std::unexpected{text(409, "That email is already registered")};
  return std::unexpected{no_longer_confirmed(verified)};
}

Task<Response> Account::own_email(RequestContext& context) {
  auto& reader = context.io.accounts;
  const auto account = context.session->account;
  const auto person = reader.person(account);
  if (!person) co_return signed_out();
  co_return answer_with(*person, reader.email_change(account, wall_now()));
}

Task<Response> Account::change_email(RequestContext& context) {
  const auto form = parse_email_change(context.request.body);
  if (!form) co_return text(400, form.error());
  // Which addresses are registered is not for guessing, as at the register form.
  const auto client = client_networks(context.request.peer);
  if (const auto wait = failures_per_address_.retry_after(client, SteadyClock::now()))
    co_return too_many(*wait);
  auto person = co_await confirm_password(context, form->password);
  if (!person) co_return std::move(person.error());
  if (person->email && ascii_lower(*person->email) == ascii_lower(form->email))
    co_return text(409, "That is your email address already");
  const MailRequest mail{Purpose::kChangeEmail, std::to_string(raw(person->id)), form->email};
  if (const auto wait = try_acquire(mail)) co_return too_many(*wait);

  const auto token = new_token();
  const EmailChangeAsked asked{form->email, wall_now() + std::chrono::seconds{kVerifyWithin}};
  const auto begun = co_await parts_.storage.run(
      context, person->id, [&] { return begin_email_change(*person, asked, token); });
  if (!begun || !*begun) {
    refund(mail);
    if (begun && begun->error().status == 409)
      failures_per_address_.count(client, SteadyClock::now());
    co_return begun ? begun->error() : begun.error();
  }
  parts_.mail.post(change_email_letter(*person, form->email, parts_.site_url, token));
  if (person->email) notify(email_change_asked_notice(*person, form->email, parts_.site_url));
  co_return answer_with(*person, asked);
}

}  // namespace chalkline::http
