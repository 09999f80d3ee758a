#include <spdlog/spdlog.h>

#include "http/api/account/account.hpp"
#include "http/api/account/account_json.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/mail/templates.hpp"
#include "http/parse/ascii_lower.hpp"
#include "http/parse/client_key.hpp"

namespace chalkline::http {

MailRequest::MailRequest(Purpose purpose, const std::string& asker, const std::string& email)
    : by{std::to_string(static_cast<int>(purpose)) + asker},
      to{std::to_string(static_cast<int>(purpose)) + ascii_lower(email)} {}

std::optional<std::chrono::seconds> Account::try_acquire(const MailRequest& mail) {
  const auto now = SteadyClock::now();
  if (const auto wait = mails_per_asker_.try_acquire(mail.by, now)) return wait;
  const auto wait = mails_per_email_.try_acquire(mail.to, now);
  if (wait) mails_per_asker_.refund(mail.by);
  return wait;
}

void Account::refund(const MailRequest& mail) {
  mails_per_asker_.refund(mail.by);
  mails_per_email_.refund(mail.to);
}

Response Account::request_mail(RequestContext& context, Purpose purpose, std::string email,
                               std::string_view message) {
  const auto now = SteadyClock::now();
  // Asking for mail to many addresses is no better than guessing passwords.
  const auto client = client_networks(context.request.peer);
  if (const auto wait = failures_per_address_.try_acquire(client, now)) return too_many(*wait);
  const MailRequest mail{purpose, client.front().to_string() + ' ' + ascii_lower(email), email};
  if (const auto wait = try_acquire(mail)) return too_many(*wait);
  const bool queued =
      mail_link(purpose, [email = std::move(email)](People& people) { return people.find(email); });
  if (!queued) {
    failures_per_address_.refund(client);
    refund(mail);
    return busy();
  }
  return json(200, to_json(wire::MailAnswer{true, message}));
}

bool Account::mail_link(Purpose purpose, Who who) {
  return parts_.storage.submit([this, purpose, who = std::move(who)] {
    try {
      send_link(purpose, who);
    } catch (const std::exception& failure) {
      spdlog::error("A link was not mailed: {}", failure.what());
    }
  });
}

void Account::send_link(Purpose purpose, const Who& who) {
  auto& accounts = parts_.accounts;
  const auto person = who(accounts.people);
  const bool verifies = purpose == Purpose::kVerifyEmail;
  if (!person || !person->email || (verifies && is_verified(*person))) return;
  const auto now = wall_now();
  const auto token = new_token();
  const std::chrono::seconds within = verifies ? std::chrono::seconds{kVerifyWithin} : kResetWithin;
  if (!accounts.links.store(purpose, person->id, *token_digest(token), now + within)) return;
  const auto write = verifies ? verification_letter : reset_letter;
  parts_.mail.post(write(*person, parts_.site_url, token));
  // Where the person was erased meanwhile, the queue dropped their mail before this message came.
  if (!accounts.people.find(person->id)) parts_.mail.forget(person->id);
}

void Account::notify(Message message) {
  if (!notices_per_email_.try_acquire(ascii_lower(message.to), SteadyClock::now()))
    parts_.mail.post(std::move(message));
}

}  // namespace chalkline::http
