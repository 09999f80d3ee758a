#include "http/mail/mail_queue.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace chalkline::http {
namespace {

// With a slow mail server some minutes' worth, a few hundred KB.
constexpr std::size_t kQueueMax = 256;

// Together with pauses of 2, 8, 32, 128 and 512 seconds some eleven minutes: a link to a new
// password is still good for most of its hour when it comes with the last of them.
constexpr int kAttemptsMax = 6;
constexpr int kPauseGrowth = 4;

// A stop waits so long for what is posted, and then for the one message that is on its way.
constexpr std::chrono::seconds kStopWithin{5};

void give_up(const Message& message, std::string_view why) {
  spdlog::error("Mail '{}' to account {} was not sent: {}", message.subject,
                ledger::raw(message.account), why);
}

}  // namespace

MailQueue::MailQueue(std::unique_ptr<Mailer> mailer, std::chrono::milliseconds first_pause)
    : mailer_{std::move(mailer)},
      first_pause_{first_pause},
      thread_{"mail", [this](const std::stop_token&) { run(); }} {}

void MailQueue::post(Message message) {
  {
    const std::scoped_lock lock{mutex_};
    if (!stopping_ && waiting_.size() < kQueueMax) {
      waiting_.emplace(Clock::now(), QueuedMessage{std::move(message)});
      wake_.notify_one();
      return;
    }
  }
  give_up(message, "too much waits");
}

void MailQueue::forget(ledger::AccountId account) {
  const std::scoped_lock lock{mutex_};
  std::erase_if(waiting_, [account](const auto& entry) {
    return entry.second.failures > 0 && entry.second.message.account == account;
  });
  forgotten_.push_back(account);
  wake_.notify_one();
}

void MailQueue::stop() {
  {
    const std::scoped_lock lock{mutex_};
    if (!stopping_) send_until_ = Clock::now() + kStopWithin;
    stopping_ = true;
  }
  wake_.notify_one();
  thread_.stop();
}

void MailQueue::run() {
  std::unique_lock lock{mutex_};
  for (;;) {
    const auto next = waiting_.begin();
    if (next != waiting_.end() && next->first <= Clock::now()) {
      auto queued = std::move(next->second);
      waiting_.erase(next);
      send(std::move(queued), lock);
    } else if (!forgotten_.empty()) {
      remove_copies(lock);
    } else if (stopping_) {
      break;
    } else if (next != waiting_.end()) {
      const auto due = next->first;  // of its own: forget() may take the entry away meanwhile
      wake_.wait_until(lock, due);
    } else {
      wake_.wait(lock);
    }
  }
  for (const auto& [due, queued] : waiting_) give_up(queued.message, "the server stops");
  waiting_.clear();
}

void MailQueue::send(QueuedMessage queued, std::unique_lock<std::mutex>& lock) {
  const bool late = Clock::now() > send_until_;
  lock.unlock();
  std::string why;
  try {
    if (late) throw std::runtime_error{"the server stops"};
    mailer_->send(queued.message);
    lock.lock();
    return;
  } catch (const std::exception& failure) {
    why = failure.what();
  }
  lock.lock();
  ++queued.failures;
  if (std::ranges::find(forgotten_, queued.message.account) != forgotten_.end()) return;
  if (stopping_ || queued.failures == kAttemptsMax) return give_up(queued.message, why);
  waiting_.emplace(Clock::now() + pause_after(queued.failures), std::move(queued));
}

MailQueue::Clock::duration MailQueue::pause_after(int failures) const {
  Clock::duration pause = first_pause_;
  for (int i = 1; i < failures; ++i) pause *= kPauseGrowth;
  return pause;
}

void MailQueue::remove_copies(std::unique_lock<std::mutex>& lock) {
  const auto accounts = std::exchange(forgotten_, {});
  lock.unlock();
  for (const auto account : accounts) {
    try {
      mailer_->forget(account);
    } catch (const std::exception& failure) {
      spdlog::error("Copies of mail to account {} were not removed: {}", ledger::raw(account),
                    failure.what());
    }
  }
  lock.lock();
}

}  // namespace chalkline::http
