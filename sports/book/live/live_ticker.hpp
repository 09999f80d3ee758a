#pragma once

#include <condition_variable>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "base/worker_thread.hpp"
#include "ledger/engine/engine.hpp"
#include "sports/book/live/live_games.hpp"

namespace chalkline::sports {

// Plays the games under way on a thread of its own, so that no tick waits for the feed, which waits
// for the ledger. The calls are for any thread.
class LiveTicker {
 public:
  LiveTicker(ledger::Clock clock, double clock_speed);

  // They are on the board when it returns, those that were before but once.
  void add(std::vector<std::shared_ptr<const LivePlay>> plays);

  // They are on the board no more when it returns.
  void remove(std::span<const ledger::GameId> games);

  std::shared_ptr<const LiveBoard> board() const;
  std::optional<LiveGame> at(ledger::GameId id, ledger::Timestamp quoted_at) const;

  // See Sportsbook::on_live.
  using Listener = std::function<void(const std::shared_ptr<const LiveBoard>&)>;
  std::shared_ptr<void> on_board(Listener listener);

  void stop() { thread_.stop(); }

 private:
  using RealClock = std::chrono::steady_clock;

  void run(const std::stop_token& stop);
  // Both with moving_ held.
  void advance();
  RealClock::duration until_due() const;

  ledger::Clock clock_;
  double clock_speed_;

  std::mutex moving_;  // of what follows, while prices are made and published
  std::condition_variable_any wake_;
  bool added_{};
  LiveGames boards_;
  std::list<Listener> listeners_;

  mutable std::mutex mutex_;  // of what readers see
  LiveHistory recent_;

  WorkerThread thread_;  // last: it uses all of the above
};

}  // namespace chalkline::sports
