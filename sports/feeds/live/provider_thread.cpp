#include "sports/feeds/live/provider_thread.hpp"

#include <algorithm>

namespace chalkline::sports::live {
namespace {

// A wait does not count the time in which the machine sleeps: it looks at the clock so often.
constexpr auto kLongestNap = std::chrono::seconds{30};

// Nothing that a provider says makes it be asked without pause.
constexpr auto kShortestWait = std::chrono::milliseconds{100};

constexpr int kRequestsEachMinute = 30;

}  // namespace

ProviderThread::ProviderThread(std::unique_ptr<Provider> provider, Clock clock, FeedHealth before,
                               fetch::Timeouts timeouts)
    : provider_{std::move(provider)},
      name_{provider_->name()},
      scope_{provider_->scope()},
      clock_{std::move(clock)},
      timeouts_{timeouts},
      answer_{0, std::make_shared<const std::vector<Update>>(), std::move(before)},
      thread_{"provider", [this](const std::stop_token& stopping) { run(stopping); }} {}

ProviderThread::Answer ProviderThread::answer() const {
  const std::scoped_lock lock{mutex_};
  return answer_;
}

void ProviderThread::run(const std::stop_token& stopping) {
  fetch::Fetcher fetcher{kRequestsEachMinute, stopping, timeouts_};
  auto again_at = answer().health.asked_again_at.value_or(ledger::Timestamp{});
  while (!stopping.stop_requested()) {
    if (clock_() >= again_at) again_at = round(fetcher);
    pause(stopping,
          std::clamp<std::chrono::microseconds>(again_at - clock_(), kShortestWait, kLongestNap));
  }
}

ledger::Timestamp ProviderThread::round(fetch::Fetcher& fetcher) {
  const auto now = clock_();
  auto round = provider_->ask(fetcher, now);
  const auto again_at = round ? round->again_at : round.error().again_at;
  const std::scoped_lock lock{mutex_};
  auto& health = answer_.health;
  health.credits_left = fetcher.credits().left(now);
  health.asked_again_at = again_at;
  if (round) {
    health.succeeded(now);
    ++answer_.number;
    answer_.updates = std::make_shared<const std::vector<Update>>(std::move(round->updates));
  } else {
    health.failed(std::move(round.error().what));
  }
  return again_at;
}

}  // namespace chalkline::sports::live
