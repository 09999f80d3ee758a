#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "ledger/engine/engine.hpp"
#include "ledger/rules/game.hpp"

namespace chalkline::sports {

// Has the engine decide the commands in their order, many in flight, and waits for all answers: a
// backlog costs a few syncs instead of one each. Where the engine does not take a command (it is
// stopping, or its queue stays full), that one and all after it answer kBusy.
std::vector<ledger::Outcome> execute_all(ledger::Engine& engine,
                                         std::vector<ledger::Command> commands);

// The ledger's state of a game; absent if it does not know it. Throws ledger::StateNotReady.
using LedgerGames = std::function<std::optional<ledger::GameState>(ledger::GameId)>;

// `state` outlives what is returned.
LedgerGames games_of(const ledger::State& state);

}  // namespace chalkline::sports
