#pragma once

#include "base/periodic_tasks.hpp"
#include "base/stop_order.hpp"
#include "http/app/process/data_directory.hpp"
#include "http/app/process/serve_options.hpp"
#include "http/app/sides/read_side.hpp"
#include "http/app/sides/write_side.hpp"
#include "ledger/engine/settler.hpp"
#include "sports/book/sportsbook.hpp"

namespace chalkline::http {

// All that happens without a request: games are scheduled and end, their bets are settled, members
// get their bonuses, each date its line.
struct SportsSide {
  // As WriteSide.
  SportsSide(const ServeOptions& options, const DataDirectory& data, WriteSide& write,
             ReadSide& read, StopOrder& stops);

  ledger::Settler settler;
  sports::Sportsbook book;
  PeriodicTasks rounds;  // daily lines, deadlines, bonuses: each waits for the engine
};

}  // namespace chalkline::http
