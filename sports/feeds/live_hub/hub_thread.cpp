#include "sports/feeds/live_hub/hub_thread.hpp"

#include <utility>

namespace chalkline::sports::live {
namespace {

// Between two requests, and how late one is made that somebody waits for.
constexpr auto kBetweenRequests = std::chrono::milliseconds{300};

// More than the pause lets through.
constexpr int kHubRequestsEachMinute = 240;

}  // namespace

HubThread::HubThread(std::shared_ptr<HubPages> pages, Clock clock, fetch::Timeouts timeouts)
    : pages_{std::move(pages)},
      clock_{std::move(clock)},
      timeouts_{timeouts},
      thread_{"hub", [this](const std::stop_token& stopping) { run(stopping); }} {}

FeedHealth HubThread::health() const {
  const std::scoped_lock lock{mutex_};
  return health_;
}

void HubThread::run(const std::stop_token& stopping) {
  fetch::Fetcher fetcher{kHubRequestsEachMinute, stopping, timeouts_};
  ledger::Timestamp again_at{};
  while (!stopping.stop_requested()) {
    const auto now = clock_();
    if (now >= again_at) again_at = ask_next(fetcher, now);
    pause(stopping, kBetweenRequests);
  }
}

ledger::Timestamp HubThread::ask_next(fetch::Fetcher& fetcher, ledger::Timestamp now) {
  const auto errand = pages_->next(now);
  if (!errand) return now;
  auto taken = fetcher.ask(errand->page, now, errand->take);
  const std::scoped_lock lock{mutex_};
  if (taken) {
    health_.succeeded(now);
    health_.asked_again_at.reset();
    return now;
  }
  health_.failed(std::move(taken.error().what));
  health_.asked_again_at = taken.error().again_at;
  return taken.error().again_at;
}

}  // namespace chalkline::sports::live
