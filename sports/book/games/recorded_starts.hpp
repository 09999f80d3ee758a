#pragma once

#include <mutex>
#include <optional>

#include "base/lru_cache.hpp"
#include "sports/history/history_reader.hpp"

namespace chalkline::sports {

// When each replayed game was really played (RULES 56), as lists of bets show it: what was asked
// for lately in memory, any other game from sports.db. For any thread.
class RecordedStarts {
 public:
  // Twenty seasons of the NFL, or two of MLB, in 1.5 MB: more than the bets on replayed games that
  // are looked at within a day.
  static constexpr std::size_t kCachedMax = 8'192;

  // `history` outlives this.
  explicit RecordedStarts(HistoryReader& history) : history_{history} {}

  // Absent of a game that is no replay. Throws sqlite::Error.
  std::optional<ledger::Timestamp> of(ledger::GameId game) const;

 private:
  HistoryReader& history_;
  mutable std::mutex mutex_;
  mutable LruCache<ledger::GameId, ledger::Timestamp> cached_{kCachedMax};
};

}  // namespace chalkline::sports
