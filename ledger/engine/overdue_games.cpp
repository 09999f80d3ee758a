#include "ledger/engine/overdue_games.hpp"

#include <algorithm>

#include "ledger/rules/game.hpp"

namespace chalkline::ledger {

std::size_t cancel_overdue_games(const State& state, Engine& engine, Timestamp now,
                                 const std::function<bool(GameId)>& is_awaited) {
  std::size_t cancelled = 0;
  const auto for_good = state.games_begun_by(now - kVoidAfter - kEndAwaited);
  for (const auto game : state.games_begun_by(now - kVoidAfter)) {
    const bool waits = is_awaited(game) && std::ranges::find(for_good, game) == for_good.end();
    if (!waits && engine.execute(CancelGame{game})) ++cancelled;
  }
  return cancelled;
}

}  // namespace chalkline::ledger
