#include "http/api/account/mail_request.hpp"

#include "http/api/account/account_json.hpp"
#include "http/api/account/mail_limits.hpp"
#include "http/api/account/mail_link.hpp"
#include "http/api/shared/rejections.hpp"
#include "http/parse/ascii_lower.hpp"
#include "http/parse/client_key.hpp"

namespace chalkline::http {

Response request_mail(RequestContext& context, Purpose purpose, std::string email,
                      std::string_view message) {
  auto& app = context.app;
  const auto now = SteadyClock::now();
  // Asking for mail to many addresses is no better than guessing passwords.
  const auto client = client_networks(context.request.peer);
  if (const auto wait = app.failures_per_address.try_acquire(client, now)) return too_many(*wait);
  MailRequest mail{app, purpose, client.front().to_string() + ' ' + ascii_lower(email), email};
  if (const auto wait = mail.try_acquire()) return too_many(*wait);
  const bool queued = mail_link(app, purpose, [email = std::move(email)](Accounts& accounts) {
    return accounts.find(email);
  });
  if (!queued) {
    app.failures_per_address.refund(client);
    mail.refund();
    return busy();
  }
  return json(200, to_json(wire::MailAnswer{true, message}));
}

}  // namespace chalkline::http
