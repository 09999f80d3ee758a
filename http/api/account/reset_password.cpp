#include "http/api/account/account.hpp"
#include "http/api/account/account_forms.hpp"
#include "http/api/account/account_json.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/identity/people/passwords.hpp"
#include "http/mail/templates.hpp"
#include "http/parse/ascii_lower.hpp"
#include "http/parse/client_key.hpp"

namespace chalkline::http {
namespace {

constexpr auto kSpentLink = "This link no longer works, so ask for a new one";

// The token is looked at before the password is hashed, so that guessing costs the server little,
// and used up after it.
std::optional<MailedLinks::Reset> reset(MailedLinks& links, const PasswordReset& form) {
  const auto now = wall_now();
  if (!form.token || !links.owner(Purpose::kResetPassword, *form.token, now)) return std::nullopt;
  return links.reset_password(*form.token, hash_password(form.password), now);
}

}  // namespace

Task<Response> Account::forgot_password(RequestContext& context) {
  const auto email = parse_email_request(context.request.body, false);
  if (!email) co_return text(400, email.error());
  co_return request_mail(context, Purpose::kResetPassword, *email,
                         "Check your email for instructions to reset your password.");
}

Task<Response> Account::check_reset(RequestContext& context) {
  const auto token = parse_token_request(context.request.body);
  if (!token) co_return text(400, token.error());
  const auto client = client_networks(context.request.peer);
  if (const auto wait = failures_per_address_.try_acquire(client, SteadyClock::now()))
    co_return too_many(*wait);
  const auto works = co_await parts_.storage.run(context, [&] {
    return *token && parts_.accounts.links.owner(Purpose::kResetPassword, **token, wall_now());
  });
  if (works && !*works) co_return text(400, kSpentLink);
  failures_per_address_.refund(client);
  if (!works) co_return busy();
  co_return json(200, to_json(wire::SuccessAnswer{true}));
}

Task<Response> Account::reset_password(RequestContext& context) {
  const auto form = parse_reset_request(context.request.body);
  if (!form) co_return text(400, form.error());
  // Waiting attempts count too, so that invented links cannot fill the queue.
  const auto client = client_networks(context.request.peer);
  if (const auto wait = failures_per_address_.try_acquire(client, SteadyClock::now()))
    co_return too_many(*wait);
  auto done = co_await hashing_.run(context,
                                    form->token ? to_hex(*form->token) : client.front().to_string(),
                                    [&] { return reset(parts_.accounts.links, *form); });
  if (done && !*done) co_return text(400, kSpentLink);
  failures_per_address_.refund(client);
  if (!done) co_return std::move(done.error());
  for (const auto& session : (*done)->ended) parts_.sessions.ended(session);
  // The person who had forgotten the password may have tried too often.
  const auto& person = (*done)->person;
  sign_ins_.reopen(ascii_lower(person.username), client);
  if (person.email) {
    sign_ins_.reopen(ascii_lower(*person.email), client);
    notify(password_changed_notice(person, parts_.site_url));
  }
  co_return json(
      200, to_json(wire::MailAnswer{
               true, "Your password has been updated. You can now login with your new password."}));
}

}  // namespace chalkline::http
