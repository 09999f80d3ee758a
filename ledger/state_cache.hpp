#pragma once

#include <boost/unordered/unordered_flat_map.hpp>
#include <cstdint>
#include <cstring>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "ledger/account.hpp"
#include "ledger/log.hpp"
#include "ledger/settlement.hpp"

namespace chalkline::ledger {

// The engine's view of the state beside the log: loaded on demand, changed in memory while a group
// is decided, and handed over for the group's batch. For the engine's thread alone.
//
// Memory is bounded by two generations: what is touched moves to the young one; when that is full,
// the old one is dropped. A reference stays valid until the next take_changes().
class StateCache {
 public:
  explicit StateCache(const Log& log) : log_(log) {}

  // A default AccountState (exists() is false) when the log does not know the account.
  AccountState& account(AccountId id);
  // Null when the log does not know the game.
  GameState* game(GameId id);
  GameState& create_game(GameId id);
  // How the bet was last settled, or that this was taken back; null when it never was.
  const Settlement* settlement(BetId bet);
  // Where the key was first used; absent when it is new.
  std::optional<Position> key(AccountId account, const IdempotencyKey& key);

  // `state` is what account() or game() returned for `id`.
  void mark_changed(AccountId id, const AccountState& state) {
    changed_accounts_.emplace(id, &state);
  }
  void mark_changed(GameId id, const GameState& state) { changed_games_.emplace(id, &state); }
  void put_settlement(BetId bet, const Settlement& settlement);
  void put_key(AccountId account, const IdempotencyKey& key, Position position);
  // Whether the bet's post-mortem was opened before.
  bool reviewed(BetId bet);
  void put_review(BetId bet);
  void put_unsettled(GameId game, bool unsettled);

  // Everything changed since the last call, as puts (a value) and deletions (none), for the batch.
  std::vector<StateChange> take_changes();

  std::size_t size() const { return young_accounts_.size() + old_accounts_.size(); }

 private:
  // About 400 bytes each with its node: at most 52 MB in two generations.
  static constexpr std::size_t kAccountsPerGeneration = 65'536;

  struct Key {
    AccountId account;
    IdempotencyKey key;
    friend bool operator==(const Key&, const Key&) = default;
  };
  struct KeyHash {
    using is_avalanching = void;
    // A key is made of bits of SHA-256.
    std::size_t operator()(const Key& key) const {
      std::size_t hash{};
      std::memcpy(&hash, key.key.data(), sizeof hash);
      return hash ^ raw(key.account);
    }
  };

  void make_room();

  const Log& log_;
  std::unordered_map<AccountId, AccountState> young_accounts_;
  std::unordered_map<AccountId, AccountState> old_accounts_;
  // Games on offer are few; the ended ones are dropped with the generation of accounts.
  std::unordered_map<GameId, GameState> games_;
  std::unordered_map<BetId, std::optional<Settlement>> settlements_;
  std::unordered_set<BetId> reviews_;  // of this group
  // These live for one group each; flat ones keep their memory from group to group.
  boost::unordered_flat_map<Key, Position, KeyHash> keys_;
  boost::unordered_flat_map<AccountId, const AccountState*> changed_accounts_;
  boost::unordered_flat_map<GameId, const GameState*> changed_games_;
  std::vector<StateChange> changes_;
};

}  // namespace chalkline::ledger
