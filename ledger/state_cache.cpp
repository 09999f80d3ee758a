#include "ledger/state_cache.hpp"

#include "ledger/kept_state.hpp"

namespace chalkline::ledger {

AccountState& StateCache::account(AccountId id) {
  if (const auto young = young_accounts_.find(id); young != young_accounts_.end())
    return young->second;
  if (auto old = old_accounts_.extract(id))
    return young_accounts_.insert(std::move(old)).position->second;
  const auto state = kept_state<AccountState>(log_, state_key::of(id));
  return young_accounts_.emplace(id, state.value_or(AccountState{})).first->second;
}

GameState* StateCache::game(GameId id) {
  if (const auto found = games_.find(id); found != games_.end()) return &found->second;
  auto state = kept_state<GameState>(log_, state_key::of(id));
  return state ? &games_.emplace(id, *std::move(state)).first->second : nullptr;
}

GameState& StateCache::create_game(GameId id) { return games_[id]; }

const Settlement* StateCache::settlement(BetId bet) {
  auto found = settlements_.find(bet);
  if (found == settlements_.end())
    found = settlements_.emplace(bet, kept_state<Settlement>(log_, state_key::of_settlement(bet)))
                .first;
  return found->second ? &*found->second : nullptr;
}

std::optional<Position> StateCache::key(AccountId account, const IdempotencyKey& key) {
  if (const auto found = keys_.find({account, key}); found != keys_.end()) return found->second;
  return kept_state<Position>(log_, state_key::of(account, key));
}

void StateCache::put_settlement(BetId bet, const Settlement& settlement) {
  settlements_[bet] = settlement;
  changes_.push_back({state_key::of_settlement(bet), state_key::to_bytes(settlement)});
}

void StateCache::put_key(AccountId account, const IdempotencyKey& key, Position position) {
  changes_.push_back({state_key::of(account, key), state_key::to_bytes(position)});
  keys_.emplace(Key{account, key}, position);
}

bool StateCache::reviewed(BetId bet) {
  return reviews_.contains(bet) || log_.state(state_key::of_review(bet)).has_value();
}

void StateCache::put_review(BetId bet) {
  reviews_.insert(bet);
  changes_.push_back({state_key::of_review(bet), ""});
}

void StateCache::put_unsettled(GameId game, bool unsettled) {
  changes_.push_back(
      {state_key::of_unsettled(game), unsettled ? std::optional<std::string>{""} : std::nullopt});
}

std::vector<StateChange> StateCache::take_changes() {
  for (const auto& [id, account] : changed_accounts_)
    changes_.push_back({state_key::of(id), state_key::to_bytes(*account)});
  for (const auto& [id, game] : changed_games_)
    changes_.push_back({state_key::of(id), state_key::to_bytes(*game)});
  changed_accounts_.clear();
  changed_games_.clear();
  keys_.clear();
  settlements_.clear();
  reviews_.clear();
  make_room();
  return std::exchange(changes_, {});
}

// Runs once the changes are collected and before they are on disk: the engine appends them before
// it looks anything up again.
void StateCache::make_room() {
  if (young_accounts_.size() < kAccountsPerGeneration) return;
  old_accounts_ = std::exchange(young_accounts_, {});
  std::erase_if(games_, [](const auto& game) { return game.second.settled; });
}

}  // namespace chalkline::ledger
