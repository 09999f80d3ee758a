#include "sports/book/live/live_ticker.hpp"

#include <algorithm>
#include <utility>

namespace chalkline::sports {
namespace {

using namespace std::chrono;

// At a clock that runs more than 150 times as fast, ticks are left out: nobody could follow them,
// and they would take a core.
constexpr auto kShortestWait = milliseconds{20};

// With no game under way: one that begins is told of.
constexpr auto kIdleWait = seconds{30};

}  // namespace

LiveTicker::LiveTicker(ledger::Clock clock, double clock_speed)
    : clock_(std::move(clock)),
      clock_speed_(clock_speed),
      recent_(boards_.latest()),
      thread_{"live", [this](const std::stop_token& stop) { run(stop); }} {}

void LiveTicker::add(std::vector<std::shared_ptr<const LivePlay>> plays) {
  const std::scoped_lock lock{moving_};
  const auto now = clock_();
  for (auto& play : plays) boards_.add(std::move(play), now);
  advance();
  added_ = true;
  wake_.notify_one();
}

void LiveTicker::remove(std::span<const ledger::GameId> games) {
  if (games.empty()) return;
  const std::scoped_lock lock{moving_};
  for (const auto game : games) boards_.remove(game);
  advance();
}

std::shared_ptr<const LiveBoard> LiveTicker::board() const {
  const std::scoped_lock lock{mutex_};
  return recent_.latest();
}

std::optional<LiveGame> LiveTicker::at(ledger::GameId id, ledger::Timestamp quoted_at) const {
  const std::scoped_lock lock{mutex_};
  return recent_.at(id, quoted_at);
}

std::shared_ptr<void> LiveTicker::on_board(Listener listener) {
  const std::scoped_lock lock{moving_};
  const auto added = listeners_.insert(listeners_.end(), std::move(listener));
  return {this, [this, added](void*) {
            const std::scoped_lock last{moving_};
            listeners_.erase(added);
          }};
}

void LiveTicker::run(const std::stop_token& stop) {
  std::unique_lock lock{moving_};
  while (true) {
    wake_.wait_for(lock, stop, until_due(), [this] { return std::exchange(added_, false); });
    if (stop.stop_requested()) return;
    advance();
  }
}

void LiveTicker::advance() {
  if (!boards_.advance(clock_())) return;
  {
    const std::scoped_lock lock{mutex_};
    recent_.add(boards_.latest());
  }
  for (const auto& told : listeners_) told(boards_.latest());
}

LiveTicker::RealClock::duration LiveTicker::until_due() const {
  const auto due = boards_.next_due();
  if (!due) return kIdleWait;
  const auto wait = duration<double>(*due - clock_()) / clock_speed_;
  return duration_cast<RealClock::duration>(
      std::clamp<duration<double>>(wait, kShortestWait, kIdleWait));
}

}  // namespace chalkline::sports
