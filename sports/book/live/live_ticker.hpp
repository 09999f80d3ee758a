#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "base/worker_thread.hpp"
#include "ledger/engine/engine.hpp"
#include "sports/book/live/live_boards.hpp"
#include "sports/book/live/live_games.hpp"

namespace chalkline::sports {

// Plays the in-play games on a thread of its own, so that no tick waits for the feed, which waits
// for the ledger. The calls are for any thread.
class LiveTicker {
 public:
  // `boards` outlive this.
  LiveTicker(LiveBoards& boards, ledger::Clock clock, double clock_speed);

  // They are on the current board when it returns, each once.
  void add(std::vector<std::shared_ptr<const LivePlay>> plays);

  // They have left the current board when it returns.
  void remove(std::span<const ledger::GameId> games);

  void stop() { thread_.stop(); }

 private:
  using RealClock = std::chrono::steady_clock;

  void run(const std::stop_token& stop);
  // Both with moving_ held.
  void advance();
  RealClock::duration until_due() const;

  LiveBoards& boards_;
  ledger::Clock clock_;
  double clock_speed_;

  std::mutex moving_;  // of what follows, while boards are made and published
  std::condition_variable_any wake_;
  bool added_{};
  LiveGames games_;

  WorkerThread thread_;  // last: it uses all of the above
};

}  // namespace chalkline::sports
