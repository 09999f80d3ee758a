#include "sports/feeds/live/poller.hpp"

#include <algorithm>
#include <exception>
#include <utility>

namespace chalkline::sports::live {
namespace {

// A wait does not count the time in which the machine sleeps: it looks at the clock so often.
constexpr auto kLongestNap = std::chrono::seconds{30};

// Nothing that a provider answers makes it be asked without pause.
constexpr auto kShortestWait = std::chrono::milliseconds{100};

// After the machine's own disk has failed, which some providers read.
constexpr auto kAfterError = std::chrono::minutes{1};

std::expected<Round, fetch::Failure> round_of(Provider& provider, fetch::Fetcher& fetcher,
                                              ledger::Timestamp now) {
  try {
    return provider.ask(fetcher, now);
  } catch (const std::exception& error) {
    return std::unexpected{fetch::Failure{error.what(), now + kAfterError}};
  }
}

}  // namespace

Poller::Poller(std::vector<std::shared_ptr<Provider>> providers, Clock clock, FeedHealth before,
               fetch::Timeouts timeouts)
    : clock_{std::move(clock)}, timeouts_{timeouts} {
  for (auto& provider : providers) {
    const auto again_at = before.asked_again_at.value_or(ledger::Timestamp{});
    auto answer = std::make_shared<LastAnswer>(*provider, std::exchange(before, {}));
    polled_.push_back({std::move(provider), std::move(answer), again_at});
  }
  thread_.start("poller", [this](const std::stop_token& stopping) { run(stopping); });
}

LastAnswers Poller::answers() const {
  LastAnswers answers;
  for (const auto& polled : polled_) answers.push_back(polled.answer);
  return answers;
}

void Poller::run(const std::stop_token& stopping) {
  int requests = 0;
  for (const auto& polled : polled_) requests += polled.provider->requests_each_minute();
  const fetch::Fetcher first{requests, stopping, timeouts_};
  std::vector<fetch::Fetcher> fetchers;
  for (std::size_t i = 0; i < polled_.size(); ++i) fetchers.push_back(first.beside());
  while (!stopping.stop_requested()) {
    auto soonest = ledger::Timestamp::max();
    for (std::size_t i = 0; i < polled_.size(); ++i) {
      const auto now = clock_();
      if (now >= polled_[i].again_at) ask(polled_[i], fetchers[i], now);
      soonest = std::min(soonest, polled_[i].again_at);
    }
    pause(stopping,
          std::clamp<std::chrono::microseconds>(soonest - clock_(), kShortestWait, kLongestNap));
  }
}

void Poller::ask(Polled& polled, fetch::Fetcher& fetcher, ledger::Timestamp now) {
  auto round = round_of(*polled.provider, fetcher, now);
  polled.again_at = round ? round->again_at : round.error().again_at;
  if (round && !round->has_asked) return;
  polled.answer->change([&](LastAnswer::Content& last) {
    last.health.credits_left = fetcher.credits().left(now);
    last.health.asked_again_at = polled.again_at;
    if (!round) {
      last.health.failed(std::move(round.error().what));
      return;
    }
    last.health.succeeded(now);
    ++last.number;
    last.updates = std::make_shared<const std::vector<Update>>(std::move(round->updates));
  });
}

}  // namespace chalkline::sports::live
