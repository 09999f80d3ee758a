#pragma once

#include <functional>

#include "base/worker_thread.hpp"
#include "ledger/log/log.hpp"
#include "ledger/state/state.hpp"

namespace chalkline::http {

// Runs the commands before the first bet as soon as the state has reached the ledger's end. The
// start waits for that, since it usually takes a second. While the state is derived from all
// records, the server answers reads already, and changes with 503.
class DeferredStart {
 public:
  // `log` and `state` outlive this. Throws what `start` throws, and what State throws.
  DeferredStart(const ledger::Log& log, const ledger::State& state, std::function<void()> start);

  // Goes on waiting on a thread of its own, if there is still something to wait for. A failure
  // there ends the process with its reason, as it would have ended the start.
  void continue_in_background();
  // After State::give_up().
  void stop() { thread_.stop(); }

 private:
  void run();

  const ledger::Log& log_;
  const ledger::State& state_;
  std::function<void()> start_;  // empty once it has run
  WorkerThread thread_;          // last: it uses all of the above
};

}  // namespace chalkline::http
