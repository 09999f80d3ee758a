#pragma once

#include <atomic>
#include <thread>

#include "ledger/engine.hpp"

namespace chalkline::ledger {

class Log;

// The reaction to the end of a game: settles every bet on it. It keeps no state of its own: the
// games to settle are those that the log's state lists as ended and not settled, and the engine
// skips bets whose settlement is up to date, so it can be stopped and started anywhere and each bet
// is settled exactly once.
class Settler {
 public:
  // Both outlive the settler. Starts its thread.
  Settler(const Log& log, Engine& engine);
  ~Settler();  // stop()
  Settler(const Settler&) = delete;
  Settler& operator=(const Settler&) = delete;

  // Ends after the chunk under way. Call before Engine::stop().
  void stop();

 private:
  void run();
  void settle(GameId game);
  // False when the walk is over: the engine refused, or the settler stops.
  bool submit(SettleBets& chunk);

  const Log& log_;
  Engine& engine_;
  std::atomic<bool> stopping_{false};
  std::thread thread_;
};

}  // namespace chalkline::ledger
