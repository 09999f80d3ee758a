#include "ledger/state/lookups.hpp"

#include "ledger/state/cached_state.hpp"
#include "ledger/state/state.hpp"

namespace chalkline::ledger {

std::optional<GameState> find_game(const State& state, GameId id) {
  return cached_state<GameState>(state, state_key::of(id));
}

std::optional<ClassState> find_class(const State& state, const ClassId& id) {
  return cached_state<ClassState>(state, state_key::of(id));
}

std::optional<Settlement> find_settlement(const State& state, BetId bet) {
  return cached_state<Settlement>(state, state_key::of_settlement(bet));
}

bool is_reviewed(const State& state, BetId bet) {
  return state.get(state_key::of_review(bet)).has_value();
}

LedgerState load_ledger(const State& state) {
  return cached_state<LedgerState>(state, state_key::of_ledger()).value_or(LedgerState{});
}

}  // namespace chalkline::ledger
