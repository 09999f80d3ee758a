#pragma once

#include <optional>
#include <shared_mutex>
#include <unordered_map>
#include <utility>
#include <vector>

#include "sports/model/game.hpp"

namespace chalkline::sports {

using RecordedStart = std::pair<ledger::GameId, ledger::Timestamp>;

// When each replayed game was really played (RULES 56), in memory: lists of bets ask for it on
// threads that must not wait for the disk. A season of the NFL is 285 games of some 40 bytes, one
// of MLB 2,430. For any thread.
class RecordedStarts {
 public:
  explicit RecordedStarts(const std::vector<RecordedStart>& known)
      : starts_(known.begin(), known.end()) {}

  void add(const std::vector<Game>& games);  // those that are replayed
  std::optional<ledger::Timestamp> of(ledger::GameId game) const;

 private:
  mutable std::shared_mutex mutex_;
  std::unordered_map<ledger::GameId, ledger::Timestamp> starts_;
};

}  // namespace chalkline::sports
