#pragma once

#include <map>
#include <optional>
#include <string>

#include "base/sqlite/sqlite.hpp"
#include "sports/model/feed_health.hpp"

namespace chalkline::sports {

// When feeds have answered, and the time of their next request, in sports.db: a restart neither
// makes an answer younger nor sends a request sooner. For one thread at a time; every call throws
// sqlite::Error.
class AskedStore {
 public:
  explicit AskedStore(sqlite::Connection& db);

  // Keeps the last answer, the next attempt and the credits of a feed that answers.
  void put(const std::string& feed, const FeedHealth& health);
  std::optional<FeedHealth> find(const std::string& feed);

  // The feed's keys of the games that are still to begin, with their starts.
  std::map<std::string, ledger::Timestamp> keys_to_come(const std::string& feed);

 private:
  sqlite::Statement put_;
  sqlite::Statement find_;
  sqlite::Statement keys_to_come_;
};

}  // namespace chalkline::sports
