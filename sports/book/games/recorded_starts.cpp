#include "sports/book/games/recorded_starts.hpp"

#include <mutex>

namespace chalkline::sports {

void RecordedStarts::add(const std::vector<Game>& games) {
  const std::unique_lock lock{mutex_};
  for (const auto& game : games) {
    if (game.recorded_start) starts_.emplace(game.id, *game.recorded_start);
  }
}

std::optional<ledger::Timestamp> RecordedStarts::of(ledger::GameId game) const {
  const std::shared_lock lock{mutex_};
  const auto known = starts_.find(game);
  if (known == starts_.end()) return std::nullopt;
  return known->second;
}

}  // namespace chalkline::sports
