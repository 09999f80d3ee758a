#include "http/api/account/account.hpp"
#include "http/api/account/account_forms.hpp"
#include "http/api/account/account_json.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/mail/templates.hpp"
#include "http/parse/client_key.hpp"

namespace chalkline::http {

bool Account::confirm_email(const Digest& token) {
  auto& accounts = parts_.accounts;
  const auto now = wall_now();
  auto owner = accounts.links.verify_email(token, now);
  if (!owner) {
    const auto change = accounts.email_changes.confirm(token, now);
    if (!change) return accounts.links.owner(Purpose::kConfirmed, token, now).has_value();
    owner = change->before.id;
    if (change->before.email) notify(email_changed_notice(change->before, change->email));
  }
  parts_.ranking.refresh(*owner);
  return true;
}

Task<Response> Account::verify_email(RequestContext& context) {
  const auto token = parse_token_request(context.request.body);
  if (!token) co_return text(400, token.error());
  // Waiting attempts count too, so that invented links cannot fill the queue.
  const auto client = client_networks(context.request.peer);
  if (const auto wait = failures_per_address_.try_acquire(client, SteadyClock::now()))
    co_return too_many(*wait);
  const auto verified =
      co_await parts_.storage.run(context, [&] { return *token && confirm_email(**token); });
  if (verified && !*verified)
    co_return text(400, "This link no longer works, so ask for a new one");
  failures_per_address_.refund(client);
  if (!verified) co_return busy();
  co_return json(200, to_json(wire::SuccessAnswer{true}));
}

Task<Response> Account::resend_verification(RequestContext& context) {
  const auto email = parse_email_request(context.request.body, true);
  if (!email) co_return text(400, email.error());
  auto address = *email;
  if (address.empty()) {
    if (!context.session)
      co_return text(400, "Could not send verification email. Please try logging in first.");
    const auto person = context.io.accounts.person(context.session->account);
    if (!person || !person->email) co_return text(400, "Your account has no email address");
    address = *person->email;
  }
  co_return request_mail(context, Purpose::kVerifyEmail, std::move(address),
                         "Please check your inbox for the verification link.");
}

}  // namespace chalkline::http
