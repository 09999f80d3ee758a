#pragma once

#include <optional>

#include "ledger/rules/classes/classes.hpp"
#include "ledger/rules/game.hpp"
#include "ledger/rules/ledger_state.hpp"
#include "ledger/rules/settlement.hpp"

// Entries of the state by what they are of. As of the last durable record; any thread.
namespace chalkline::ledger {

class State;

// Absent where the log does not know it.
std::optional<GameState> find_game(const State& state, GameId id);
std::optional<ClassState> find_class(const State& state, const ClassId& id);
std::optional<Settlement> find_settlement(const State& state, BetId bet);

bool is_reviewed(const State& state, BetId bet);

// As it begins where nothing has been recorded of it.
LedgerState load_ledger(const State& state);

}  // namespace chalkline::ledger
