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

ProviderThread::ProviderThread(std::unique_ptr<Provider> provider, Clock clock,
                               fetch::Timeouts timeouts)
    : provider_{std::move(provider)},
      name_{provider_->name()},
      clock_{std::move(clock)},
      timeouts_{timeouts},
      answer_{0, std::make_shared<const std::vector<Update>>(), {}},
      thread_{"provider", [this](const std::stop_token& stopping) { run(stopping); }} {}

ProviderThread::Answer ProviderThread::answer() const {
  const std::scoped_lock lock{mutex_};
  return answer_;
}

void ProviderThread::run(const std::stop_token& stopping) {
  fetch::Fetcher fetcher{kRequestsEachMinute, stopping, timeouts_};
  while (!stopping.stop_requested()) {
    const auto again_at = round(fetcher);
    do {
      const auto wait =
          std::clamp<std::chrono::microseconds>(again_at - clock_(), kShortestWait, kLongestNap);
      pause(stopping, wait);
    } while (!stopping.stop_requested() && clock_() < again_at);
  }
}

ledger::Timestamp ProviderThread::round(fetch::Fetcher& fetcher) {
  auto round = provider_->ask(fetcher, clock_());
  const std::scoped_lock lock{mutex_};
  if (!round) {
    answer_.failure = round.error().what;
    return round.error().again_at;
  }
  ++answer_.number;
  answer_.updates = std::make_shared<const std::vector<Update>>(std::move(round->updates));
  answer_.failure.reset();
  return round->again_at;
}

}  // namespace chalkline::sports::live
