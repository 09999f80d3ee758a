#pragma once

#include "base/sqlite/sqlite.hpp"
#include "ledger/values/ids.hpp"

namespace chalkline::projections {

// Reads up to where the models have applied the log.
class PositionQuery {
 public:
  explicit PositionQuery(const sqlite::Connection& db)
      : position_(db, "SELECT min(position) FROM model") {}

  ledger::Position find() {
    auto rows = position_.query();
    rows.next();
    return rows.get<ledger::Position>(0);
  }

 private:
  sqlite::Statement position_;
};

}  // namespace chalkline::projections
