#pragma once

#include <memory>

#include "base/stop_order.hpp"
#include "http/app/process/data_directory.hpp"
#include "http/app/process/serve_options.hpp"
#include "http/app/sides/write_side.hpp"
#include "http/caches/cache_versions.hpp"
#include "projections/read_models.hpp"

namespace chalkline::http {

// The read models, which follow the log, and the versions by which caches of them are dropped.
struct ReadSide {
  // As WriteSide.
  ReadSide(const ServeOptions& options, const DataDirectory& data, const WriteSide& write,
           StopOrder& stops);

  CacheVersions changes;
  std::unique_ptr<projections::ReadModels> models;
  projections::ReadModels::Subscription subscription;
};

}  // namespace chalkline::http
