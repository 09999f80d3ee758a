#pragma once

#include "base/worker_thread.hpp"
#include "ledger/engine/engine.hpp"

namespace chalkline::ledger {

class Log;
class State;

// The reaction to the end of a game, which settles every bet on it, and to the closing of an
// account, which voids its open bets. It keeps no state of its own: the games and accounts that
// wait for it are those that the log's state lists, and the engine skips bets whose settlement is
// up to date, so it can be stopped and started anywhere and each bet is settled exactly once.
class Settler {
 public:
  // All outlive the settler. Starts its thread.
  Settler(const Log& log, const State& state, Engine& engine);

  // Ends after the chunk under way. Call before Engine::stop().
  void stop() { thread_.stop(); }

 private:
  void run(const std::stop_token& stopping);
  void settle(GameId game, const std::stop_token& stopping);
  void void_bets(AccountId account, const std::stop_token& stopping);
  // Gives the chunk to the engine and empties it. False when the walk is over: the engine refused,
  // or the settler stops.
  template <class Chunk>
  bool submit(Chunk& chunk, const std::stop_token& stopping);

  const Log& log_;
  const State& state_;
  Engine& engine_;
  WorkerThread thread_;  // last: it uses all of the above
};

}  // namespace chalkline::ledger
