#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <shared_mutex>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/log/merkle.hpp"
#include "ledger/log/rocks_files.hpp"
#include "ledger/state/entry_sum.hpp"

namespace chalkline::ledger {

// The form in which the entries are kept, and what the events make of them. Raise it with every
// change of either.
inline constexpr std::uint16_t kStateVersion = 14;

// A checkpoint's description of itself.
struct Checkpoint {
  std::uint16_t version{kStateVersion};
  Position position{};  // of the record up to which its entries have come
  Hash root{};          // of the log at that position
  FamilySums sums;
};

// The checkpoint of the state on disk, and its replacement by the next, whole or not at all. A
// database of its own without a write-ahead log: entries gather in memory and are flushed with
// their Checkpoint in one step. Reads are safe from any thread; all else is for one thread.
class CheckpointStore {
 public:
  // Opens what is in `directory`, or makes it anew where that cannot be opened: it is a cache.
  CheckpointStore(std::string directory, rocksdb::Env* env);
  // To read what is there now, also while a server writes. Throws LogFailure if that cannot be
  // opened.
  explicit CheckpointStore(std::string directory);

  // Absent where there is none, or none that can be read.
  std::optional<Checkpoint> latest() const;

  std::optional<std::string> get(std::string_view key) const;

  // Visits all entries of the family in the order of their keys.
  void scan(Family family,
            const std::function<void(std::string_view key, std::string_view value)>& visit) const;
  std::vector<Family> families() const;

  // Adds entries, pairs of key and value, for the next commit(). Throws LogFailure.
  template <class Entries>
  void put_all(const Entries& entries) {
    // By their keys: RocksDB's list goes on from where it last inserted, and searches for a place
    // that lies elsewhere.
    std::vector<const typename Entries::value_type*> sorted;
    sorted.reserve(entries.size());
    for (const auto& entry : entries) sorted.push_back(&entry);
    std::ranges::sort(sorted, {}, [](const auto* entry) -> auto& { return entry->first; });
    for (const auto* entry : sorted) put(entry->first, entry->second);
    write_batch();
  }
  // Returns after everything put is on disk together with `checkpoint`. Drops the families that it
  // has no sum of. Throws LogFailure; what was put stays for the next commit().
  void commit(const Checkpoint& checkpoint);

  // Removes everything.
  void clear();

 private:
  void open();
  void take(RocksFiles files);
  void put(const std::string& key, const std::string& value);
  void write_batch();
  rocksdb::ColumnFamilyHandle* handle_of(Family family) const;
  rocksdb::ColumnFamilyHandle* make(Family family);
  void drop(Family family);

  std::string directory_;
  rocksdb::Env* env_;
  std::shared_ptr<rocksdb::Cache> cache_;
  mutable std::shared_mutex handles_mutex_;
  RocksFiles files_;
  std::map<Family, rocksdb::ColumnFamilyHandle*> handles_;  // of files_
  rocksdb::WriteBatch batch_;
};

}  // namespace chalkline::ledger
