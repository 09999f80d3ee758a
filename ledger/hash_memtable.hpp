#pragma once

#include <rocksdb/memtablerep.h>

#include <memory>

namespace chalkline::ledger {

// A memtable for entries that are found by their whole key and almost never walked: the newest
// writes lie in a hash table, and are sorted only when they are flushed. RocksDB's skip list costs
// 3 to 4 microseconds for each key that falls in a random place among 300,000; this costs a fifth
// of that, which is what the state of a bet (its account, its idempotency key, its game) adds to
// the ledger.
//
// One writer at a time (DBOptions::allow_concurrent_memtable_write = false), any number of readers.
// An iterator over the whole memtable sorts it first: keep what is walked often in another family.
std::shared_ptr<rocksdb::MemTableRepFactory> hash_memtable();

}  // namespace chalkline::ledger
