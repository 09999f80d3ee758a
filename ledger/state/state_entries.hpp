#pragma once

#include <boost/unordered/unordered_flat_map.hpp>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/log/state_keys.hpp"
#include "ledger/state/checkpoint_store.hpp"
#include "ledger/state/entry_sum.hpp"
#include "ledger/state/key_filter.hpp"
#include "ledger/state/state_index.hpp"

namespace chalkline::ledger {

class Log;

struct StateChange {
  std::string key;  // one of state_key's
  std::string value;
  EntryHash before;  // of the value that this one replaces
  EntryHash after;
};

// A group's changes of the state.
struct StateChanges {
  std::vector<StateChange> entries;
  std::vector<GameFacts> games;        // of every changed game
  std::vector<AccountFacts> accounts;  // of every changed account that is closed
  Timestamp key_time{};                // of the last record
};

// The entries of the state: the newest in memory, the others in the checkpoint on disk. Reads are
// safe from any thread, also while a checkpoint is written.
class StateEntries {
 public:
  StateEntries(const std::string& directory, rocksdb::Env* env) : store_(directory, env) {}

  std::optional<std::string> get(std::string_view key) const;
  // Where an idempotency key that is alive at `key_time` was first used.
  std::optional<Position> find_key(AccountId account, const IdempotencyKey& key,
                                   Timestamp key_time) const;
  // As of the latest publish().
  Position position() const;
  std::vector<GameId> games_to_settle() const;
  std::vector<GameId> games_begun_by(Timestamp time) const;
  std::vector<AccountId> closing_accounts() const;
  // Waits for one of these games or accounts; false when `stopping` asks.
  bool wait_for_unsettled(const std::stop_token& stopping) const;

  // Takes what the records up to `position`, the last of a batch that is on disk, have changed.
  void publish(Position position, StateChanges changes);

  // The rest is for one thread, that of State.

  // Believes the checkpoint on disk, if it is one of `log`, or removes it. False then.
  bool load(const Log& log);
  // The position of the checkpoint on disk, 0 if there is none that can be read.
  Position checkpoint_position() const;
  // Puts everything published on disk, without the keys whose life is over. Its position. Throws
  // LogFailure; what could not be written stays in memory.
  Position write_checkpoint(const Log& log);

 private:
  struct TextHash : std::hash<std::string_view> {
    using is_transparent = void;
  };
  using Entries = boost::unordered_flat_map<std::string, std::string, TextHash, std::equal_to<>>;

  using KeyFilters = std::map<state_key::Segment, KeyFilter>;

  // Sets sums_, filters_ and index_ by the entries on disk.
  void sum_up();
  void take_back();
  const std::string* find_in_memory(std::string_view key) const;

  CheckpointStore store_;
  mutable std::mutex mutex_;
  Entries fresh_;       // since the latest checkpoint was begun
  Entries writing_;     // by the checkpoint under way
  FamilySums sums_;     // over all entries, those in memory included
  KeyFilters filters_;  // of the keys of each segment that has a sum, those in memory included
  StateIndex index_;
  mutable std::condition_variable_any unsettled_;
  Position position_{};
  Timestamp key_time_{};  // of the record there
};

}  // namespace chalkline::ledger
