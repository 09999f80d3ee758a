#include "http/mail/post_office.hpp"

#include <spdlog/spdlog.h>

#include <stdexcept>
#include <utility>

namespace chalkline::http {
namespace {

// With a slow mail server some minutes' worth, a few hundred KB.
constexpr std::size_t kQueueMax = 256;

// A stop waits so long for what is posted, and then for the one message that is on its way.
constexpr std::chrono::seconds kStopWithin{5};

}  // namespace

PostOffice::PostOffice(std::unique_ptr<Mailer> mailer)
    : mailer_{std::move(mailer)}, thread_{1, kQueueMax} {}

void PostOffice::post(Message message) {
  const auto account = ledger::raw(message.account);
  const bool queued = thread_.submit([this, message = std::move(message)] { send(message); });
  if (!queued) spdlog::error("Mail to account {} was not sent: too much waits", account);
}

void PostOffice::send(const Message& message) {
  try {
    if (std::chrono::steady_clock::now() > send_until_.load())
      throw std::runtime_error{"the server stops"};
    mailer_->send(message);
  } catch (const std::exception& failure) {
    spdlog::error("Mail '{}' to account {} was not sent: {}", message.subject,
                  ledger::raw(message.account), failure.what());
  }
}

void PostOffice::stop() {
  send_until_ = std::chrono::steady_clock::now() + kStopWithin;
  thread_.stop();
}

void PostOffice::forget(ledger::AccountId account) {
  const bool queued = thread_.submit([this, account] {
    try {
      mailer_->forget(account);
    } catch (const std::exception& failure) {
      spdlog::error("Copies of mail to account {} were not removed: {}", ledger::raw(account),
                    failure.what());
    }
  });
  if (!queued)
    spdlog::error("Copies of mail to account {} were not removed: too much waits",
                  ledger::raw(account));
}

}  // namespace chalkline::http
