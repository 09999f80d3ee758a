#include "ledger/engine/overdue_games.hpp"

#include "ledger/rules/game.hpp"

namespace chalkline::ledger {

std::size_t cancel_overdue_games(const State& state, Engine& engine, Timestamp now) {
  std::size_t cancelled = 0;
  for (const auto game : state.games_begun_by(now - kVoidAfter)) {
    if (engine.execute(CancelGame{game})) ++cancelled;
  }
  return cancelled;
}

}  // namespace chalkline::ledger
