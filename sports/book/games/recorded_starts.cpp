#include "sports/book/games/recorded_starts.hpp"

namespace chalkline::sports {

std::optional<ledger::Timestamp> RecordedStarts::of(ledger::GameId game) const {
  {
    const std::scoped_lock lock{mutex_};
    if (const auto* known = cached_.find(game)) return *known;
  }
  const auto start = history_.recorded_start(game);
  if (start) {
    const std::scoped_lock lock{mutex_};
    cached_.put(game, *start);
  }
  return start;
}

}  // namespace chalkline::sports
