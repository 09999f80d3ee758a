#pragma once

#include <chrono>
#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "base/worker_thread.hpp"
#include "http/mail/mailer.hpp"

namespace chalkline::http {

// A mail server that is restarted, or asks to come again later (greylisting), is away for seconds
// or minutes; it is asked again after pauses that grow.
inline constexpr std::chrono::seconds kFirstMailPause{2};

// Sends mail on a thread of its own, one message after the other. A message that could not be sent
// is tried again a few times; other mail does not wait for it. Given up, it is logged: its reader
// can ask for it again.
class MailQueue {
 public:
  explicit MailQueue(std::unique_ptr<Mailer> mailer,
                     std::chrono::milliseconds first_pause = kFirstMailPause);
  ~MailQueue() { stop(); }

  // Any thread; returns at once.
  void post(Message message);
  // After what was posted before; nothing of it is tried again.
  void forget(ledger::AccountId account);

  // Ends after what was posted and not yet tried; what has not gone out within seconds stays here.
  // Idempotent.
  void stop();

 private:
  using Clock = std::chrono::steady_clock;
  struct QueuedMessage {
    Message message;
    int failures{};
  };

  void run();
  // These let go of the lock while they work.
  void send(QueuedMessage queued, std::unique_lock<std::mutex>& lock);
  void remove_copies(std::unique_lock<std::mutex>& lock);
  // When to try again after so many failures.
  Clock::duration pause_after(int failures) const;

  const std::unique_ptr<Mailer> mailer_;
  const std::chrono::milliseconds first_pause_;

  std::mutex mutex_;  // of what follows
  std::condition_variable wake_;
  std::multimap<Clock::time_point, QueuedMessage> waiting_;  // by when each is due
  std::vector<ledger::AccountId> forgotten_;                 // and their copies not yet removed
  Clock::time_point send_until_{Clock::time_point::max()};
  bool stopping_{};

  WorkerThread thread_;  // last: it uses all of the above
};

}  // namespace chalkline::http
