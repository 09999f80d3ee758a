#include "sports/book/live/live_ticker.hpp"

#include <algorithm>
#include <utility>

namespace chalkline::sports {
namespace {

using namespace std::chrono;

// At a clock that runs more than 150 times as fast, ticks are left out: no viewer could follow
// them, and they would take a core.
constexpr auto kShortestWait = milliseconds{20};

// With no game in play: add() wakes the thread.
constexpr auto kIdleWait = seconds{30};

}  // namespace

LiveTicker::LiveTicker(LiveBoards& boards, ledger::Clock clock, double clock_speed)
    : boards_(boards),
      clock_(std::move(clock)),
      clock_speed_(clock_speed),
      thread_{"live", [this](const std::stop_token& stop) { run(stop); }} {}

void LiveTicker::add(std::vector<std::shared_ptr<const LivePlay>> plays) {
  const std::scoped_lock lock{moving_};
  const auto now = clock_();
  for (auto& play : plays) games_.add(std::move(play), now);
  advance();
  added_ = true;
  wake_.notify_one();
}

void LiveTicker::remove(std::span<const ledger::GameId> games) {
  if (games.empty()) return;
  const std::scoped_lock lock{moving_};
  for (const auto game : games) games_.remove(game);
  advance();
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
  if (games_.advance(clock_())) boards_.publish(games_.latest());
}

LiveTicker::RealClock::duration LiveTicker::until_due() const {
  const auto due = games_.next_due();
  if (!due) return kIdleWait;
  const auto wait = duration<double>(*due - clock_()) / clock_speed_;
  return duration_cast<RealClock::duration>(
      std::clamp<duration<double>>(wait, kShortestWait, kIdleWait));
}

}  // namespace chalkline::sports
