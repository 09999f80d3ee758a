#pragma once

#include <stop_token>
#include <utility>

#include "base/worker_thread.hpp"
#include "http/assignments/assignment_states.hpp"

namespace chalkline::http {

// Reads the classes that run on a thread of its own, once after a start, so that the first look at
// each finds it read. A look that comes before waits for its own class alone.
class ReadAhead {
 public:
  // All outlive this.
  struct Parts {
    AssignmentStates& states;
    const projections::ReadModels& models;
    const ledger::Log& log;
    const ledger::State& state;
    ledger::Clock clock;
  };
  explicit ReadAhead(Parts parts) : parts_{std::move(parts)} {}

  void start();
  void stop() { thread_.stop(); }  // after the class under way; idempotent

 private:
  void run(const std::stop_token& stopping);

  const Parts parts_;
  WorkerThread thread_;  // last: it uses all of the above
};

}  // namespace chalkline::http
