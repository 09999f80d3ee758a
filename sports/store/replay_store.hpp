#pragma once

#include <optional>
#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "sports/feeds/feed.hpp"

namespace chalkline::sports {

// A recorded game, as it will be told again.
struct ReplayGame {
  Listed listed;  // starts_at is shifted
  ledger::Timestamp imported_at{};
  ledger::Lines lines;    // at which it is listed
  ledger::Lines closing;  // at which it closes; none where the file has one line a game
  std::optional<ledger::Score> score;
};

// Imports in sports.db. For one thread at a time; every call throws sqlite::Error.
class ReplayStore {
 public:
  explicit ReplayStore(sqlite::Connection& db);

  // The same game at the same shift again leaves the first import as it is, but fills in a result
  // that was not known then.
  void insert(const ReplayGame& game);
  std::vector<ReplayGame> all();

 private:
  sqlite::Statement insert_;
  sqlite::Statement all_;
};

}  // namespace chalkline::sports
