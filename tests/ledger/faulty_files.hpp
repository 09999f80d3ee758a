#pragma once

#include <rocksdb/env.h>

#include <cstdint>
#include <memory>

namespace chalkline::ledger::test {

// The file system beneath a log, whose write-ahead log obeys the test: its syncs can be counted,
// held and made to fail, its writes torn. Everything else goes to the real files.
class FaultyFiles {
 public:
  FaultyFiles();
  ~FaultyFiles();  // releases what is held

  // For LedgerHarness and open_rocks_log. Lives as long as this.
  rocksdb::Env* env();

  // From now on a sync waits; wait_until_held() returns once one does.
  void hold_syncs();
  void wait_until_held();
  void release_syncs();

  // From now on a sync fails. kKept: what was written is in the file all the same, as when the
  // process dies. kLost: it is gone, as when the power does.
  enum class Unsynced : std::uint8_t { kKept, kLost };
  void fail_syncs(Unsynced unsynced);

  // From now on a write stops half way and fails.
  void fail_writes();

  // Syncs of the write-ahead log that returned well.
  std::uint64_t syncs() const;

 private:
  struct Taps;
  class Files;
  class WriteAheadLog;
  std::shared_ptr<Taps> taps_;
  std::unique_ptr<rocksdb::Env> env_;
};

}  // namespace chalkline::ledger::test
