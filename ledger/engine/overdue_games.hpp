#pragma once

#include <cstddef>
#include <functional>

#include "ledger/engine/engine.hpp"
#include "ledger/state/state.hpp"

namespace chalkline::ledger {

// RULES 13: cancels every game that has not ended kVoidAfter its start, by the ledger's own list of
// unfinished games, whatever became of the feed that offered it. Returns how many. The engine
// decides each, so that asking too often cancels nothing twice; one that it is too busy for is for
// the next call. A game whose end is still `awaited` has kEndAwaited more. Any thread but an io
// thread.
std::size_t cancel_overdue_games(const State& state, Engine& engine, Timestamp now,
                                 const std::function<bool(GameId)>& is_awaited);

}  // namespace chalkline::ledger
