#include "http/calls/not_on_board.hpp"

#include "ledger/game.hpp"
#include "ledger/state_keys.hpp"

namespace chalkline::http {

ledger::Rejection not_on_board(const Rooms& rooms, ledger::GameId id) {
  const auto stored = rooms.log.state(ledger::state_key::of(id));
  ledger::GameState game;
  const bool known = stored && ledger::state_key::from_bytes(*stored, game);
  return known && !ledger::is_open_for_bets(game, rooms.clock()) ? ledger::Rejection::kBettingClosed
                                                                 : ledger::Rejection::kUnknownGame;
}

}  // namespace chalkline::http
