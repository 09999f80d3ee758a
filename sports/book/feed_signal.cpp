#include "sports/book/feed_signal.hpp"

namespace chalkline::sports {

void FeedSignal::season_changed() {
  const std::scoped_lock lock{mutex_};
  wake();
}

void FeedSignal::operator_acted(ledger::GameId game) {
  const std::scoped_lock lock{mutex_};
  acted_on_.push_back(game);
  wake();
}

void FeedSignal::wake() {
  is_woken_ = true;
  woken_.notify_all();
}

void FeedSignal::wait(const std::stop_token& stopping, std::chrono::steady_clock::duration time) {
  std::unique_lock lock{mutex_};
  woken_.wait_for(lock, stopping, time, [this] { return is_woken_; });
  is_woken_ = false;
}

std::vector<ledger::GameId> FeedSignal::acted_on() const {
  const std::scoped_lock lock{mutex_};
  return acted_on_;
}

void FeedSignal::applied(std::size_t first) {
  const std::scoped_lock lock{mutex_};
  acted_on_.erase(acted_on_.begin(), acted_on_.begin() + static_cast<std::ptrdiff_t>(first));
}

}  // namespace chalkline::sports
