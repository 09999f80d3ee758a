#pragma once

#include <memory>

#include "base/stop_order.hpp"
#include "http/app/process/data_directory.hpp"
#include "http/app/process/serve_options.hpp"
#include "http/app/sides/write_side.hpp"
#include "http/caches/cache_versions.hpp"
#include "ledger/history/history.hpp"
#include "ledger/history/history_writer.hpp"
#include "projections/read_models.hpp"

namespace chalkline::http {

// The read models and the history of balances, which follow the log, and the versions by which
// caches of the models are dropped.
struct ReadSide {
  // As WriteSide.
  ReadSide(const ServeOptions& options, const DataDirectory& data, const WriteSide& write,
           StopOrder& stops);

  CacheVersions changes;
  std::unique_ptr<projections::ReadModels> models;
  projections::ReadModels::Subscription subscription;
  ledger::HistoryFollower history_follower;
  ledger::History history;
};

}  // namespace chalkline::http
