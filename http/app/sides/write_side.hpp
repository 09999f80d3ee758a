#pragma once

#include <memory>

#include "base/disk_space.hpp"
#include "base/periodic_tasks.hpp"
#include "base/stop_order.hpp"
#include "http/app/process/data_directory.hpp"
#include "http/app/process/product_clock.hpp"
#include "http/app/process/serve_options.hpp"
#include "ledger/engine/engine.hpp"
#include "ledger/state/state.hpp"

namespace chalkline::http {

// The log and its one writer, with the clock that they go by and the room that they need.
struct WriteSide {
  // Starts them, the engine held, and adds to `stops` how they stop. Throws std::runtime_error with
  // one sentence.
  WriteSide(const ServeOptions& options, const DataDirectory& data, StopOrder& stops);

  // Once all has stopped: the next start begins no earlier than now.
  void keep_clock() const;

  std::unique_ptr<ledger::Log> log;
  ProductClock product;
  ledger::Clock clock;
  PeriodicTasks clock_keeping;
  ledger::State state;
  ledger::Engine engine;
  DiskSpace disk;
  PeriodicTasks disk_watch;
};

}  // namespace chalkline::http
