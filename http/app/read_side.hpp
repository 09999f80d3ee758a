#pragma once

#include <memory>

#include "base/stop_order.hpp"
#include "http/api/boards/cache_versions.hpp"
#include "http/app/data_directory.hpp"
#include "http/app/serve.hpp"
#include "http/app/write_side.hpp"
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
