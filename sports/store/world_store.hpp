#pragma once

#include <optional>
#include <string>

#include "base/sqlite/sqlite.hpp"
#include "ledger/values/ids.hpp"

namespace chalkline::sports {

// Up to when each world of each feed (feed.hpp) has been polled, in sports.db. For one thread at a
// time; every call throws sqlite::Error.
class WorldStore {
 public:
  explicit WorldStore(sqlite::Connection& db);

  std::optional<ledger::Timestamp> seen_until(const std::string& feed, const std::string& world);
  void set_seen_until(const std::string& feed, const std::string& world, ledger::Timestamp time);

 private:
  sqlite::Statement seen_until_;
  sqlite::Statement set_seen_until_;
};

}  // namespace chalkline::sports
