#include "http/api/account/mail_limits.hpp"

#include "http/parse/ascii_lower.hpp"

namespace chalkline::http {

MailRequest::MailRequest(AppContext& app, Purpose purpose, const std::string& asker,
                         const std::string& email)
    : app_{app},
      by_{std::to_string(static_cast<int>(purpose)) + asker},
      to_{std::to_string(static_cast<int>(purpose)) + ascii_lower(email)} {}

std::optional<std::chrono::seconds> MailRequest::try_acquire() {
  const auto now = SteadyClock::now();
  if (const auto wait = app_.mails_per_asker.try_acquire(by_, now)) return wait;
  const auto wait = app_.mails_per_email.try_acquire(to_, now);
  if (wait) app_.mails_per_asker.refund(by_);
  return wait;
}

void MailRequest::refund() {
  app_.mails_per_asker.refund(by_);
  app_.mails_per_email.refund(to_);
}

}  // namespace chalkline::http
