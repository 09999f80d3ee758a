#pragma once

#include <boost/unordered/unordered_flat_map.hpp>
#include <boost/unordered/unordered_flat_set.hpp>
#include <boost/unordered_map.hpp>
#include <cstdint>
#include <cstring>
#include <map>
#include <optional>
#include <unordered_map>
#include <vector>

#include "ledger/rules/account.hpp"
#include "ledger/rules/classes/classes.hpp"
#include "ledger/rules/ledger_state.hpp"
#include "ledger/rules/settlement.hpp"
#include "ledger/state/state_entries.hpp"

namespace chalkline::ledger {

template <class T>
struct CachedEntry {
  T state{};
  EntryHash published;  // of the entry as it was published; zeros where there is none
  bool changed{};
};

// The writer's view of the state beside the log: loaded on demand, changed in memory while a group
// of records is decided or replayed, and handed over for StateEntries::publish(). For one thread.
//
// Memory is bounded by two generations: an entry that is touched moves to the young one; when that
// is full, the old one is dropped. A reference stays valid until the next take_changes().
class StateCache {
 public:
  explicit StateCache(const StateEntries& state) : state_(state) {}

  // A default AccountState (exists() is false) when the log does not know the account.
  AccountState& account(AccountId id) { return find(id).state; }
  // Null when the log does not know the game.
  GameState* game(GameId id);
  // Null when the log does not know the class.
  const ClassState* find_class(const ClassId& id);
  // The person or purse that bets with the account.
  Bettor bettor(AccountId id);
  const LedgerState& ledger() { return ledger_entry().state; }
  // How the bet was last settled, or that this was taken back; null when it never was.
  const Settlement* settlement(BetId bet);
  // Where the key was first used; absent when it is new or older than its life at `now`.
  std::optional<Position> key(AccountId account, const IdempotencyKey& key, Timestamp now);
  // Whether the bet's post-mortem was opened before.
  bool reviewed(BetId bet);

  // Evolves everything that the record's event touches: accounts, games, settlements, reviews and
  // keys.
  void apply(const Record& record);

  // Everything changed since the last call. StateEntries::publish() takes it before anything else
  // is looked up here.
  StateChanges take_changes();

  std::size_t size() const { return young_accounts_.size() + old_accounts_.size(); }

 private:
  // About 750 bytes each with its node: at most 98 MB in two generations.
  static constexpr std::size_t kAccountsPerGeneration = 65'536;
  // Games on offer are few; a day has some two hundred.
  static constexpr std::size_t kGamesMax = 4'096;
  static constexpr std::size_t kClassesMax = 4'096;  // of 200 bytes each, 800 with all assignments

  template <class T>
  using Entry = CachedEntry<T>;

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

  Entry<AccountState>& find(AccountId id);
  Entry<ClassState>& class_entry(const ClassId& id);
  void note_change(AccountId id, Entry<AccountState>& entry);
  void apply_to_account(AccountId id, const Record& record);
  Entry<LedgerState>& ledger_entry();
  Entry<Settlement>& find_settlement(BetId bet);
  void put_settlement(BetId bet, const Settlement& settlement);
  void put(std::string key, std::string value, const EntryHash& before = {});
  template <class T>
  void put(const std::string& key, Entry<T>& entry);
  void make_room();

  // Of Boost's, a bucket leads to its entry; std's leads to the one before it, whose memory is
  // rarely at hand.
  using Accounts = boost::unordered_map<AccountId, Entry<AccountState>>;

  const StateEntries& state_;
  Accounts young_accounts_;
  Accounts old_accounts_;
  std::unordered_map<GameId, Entry<GameState>> games_;
  std::map<ClassId, Entry<ClassState>> classes_;
  std::optional<Entry<LedgerState>> ledger_;
  // These live for one group each; flat ones keep their memory from group to group.
  std::unordered_map<BetId, Entry<Settlement>>
      settlements_;  // position 0 and no hash: never settled
  boost::unordered_flat_set<BetId> reviews_;
  boost::unordered_flat_map<Key, Position, KeyHash> keys_;
  std::vector<std::pair<AccountId, Entry<AccountState>*>> changed_accounts_;
  std::vector<std::pair<GameId, Entry<GameState>*>> changed_games_;
  StateChanges changes_;
};

}  // namespace chalkline::ledger
