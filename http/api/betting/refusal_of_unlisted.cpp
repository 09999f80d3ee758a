#include "http/api/betting/refusal_of_unlisted.hpp"

#include "ledger/rules/game.hpp"
#include "ledger/state/cached_state.hpp"

namespace chalkline::http {

ledger::Rejection refusal_of_unlisted(const Services& services, ledger::GameId id) {
  const auto game =
      ledger::cached_state<ledger::GameState>(services.state, ledger::state_key::of(id));
  return game && !ledger::is_open_for_bets(*game, services.clock())
             ? ledger::Rejection::kBettingClosed
             : ledger::Rejection::kUnknownGame;
}

}  // namespace chalkline::http
