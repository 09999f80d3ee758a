#include "ledger/state/state_index.hpp"

namespace chalkline::ledger {

GameFacts facts_of(GameId id, const GameState& game) {
  return {id, has_ended(game), game.settled, game.starts_at};
}

AccountFacts facts_of(AccountId id, const AccountState& account) {
  return {id, account.closed != 0 && account.open_bets > 0};
}

void StateIndex::note(const GameFacts& game) {
  if (game.has_ended && !game.settled) {
    to_settle_.insert(game.id);
  } else {
    to_settle_.erase(game.id);
  }
  if (game.has_ended) {
    not_ended_.erase(game.id);
  } else {
    not_ended_[game.id] = game.starts_at;
  }
}

void StateIndex::note(const AccountFacts& account) {
  if (account.is_closing) {
    closing_.insert(account.id);
  } else {
    closing_.erase(account.id);
  }
}

std::vector<GameId> StateIndex::games_begun_by(Timestamp time) const {
  std::vector<GameId> games;
  for (const auto& [id, starts_at] : not_ended_) {
    if (starts_at <= time) games.push_back(id);
  }
  return games;
}

}  // namespace chalkline::ledger
