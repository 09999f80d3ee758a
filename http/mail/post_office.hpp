#pragma once

#include <atomic>
#include <chrono>
#include <memory>

#include "http/identity/workers.hpp"
#include "http/mail/mailer.hpp"

namespace chalkline::http {

// Sends mail on a thread of its own, one message after the other. A failure is logged and bothers
// nobody else: whoever waits for mail can ask for it again.
class PostOffice {
 public:
  explicit PostOffice(std::unique_ptr<Mailer> mailer);

  // Any thread; returns at once.
  void post(Message message);
  // After what was posted before.
  void forget(ledger::AccountId account);

  // Ends after what was posted; what has not gone out within seconds stays here. Idempotent.
  void stop();

 private:
  using Time = std::chrono::steady_clock::time_point;
  void send(const Message& message);

  std::atomic<Time> send_until_{Time::max()};
  std::unique_ptr<Mailer> mailer_;
  Workers thread_;  // last: it uses the mailer
};

}  // namespace chalkline::http
