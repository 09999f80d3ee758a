#pragma once

#include <rocksdb/env.h>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>

#include "ledger/log/zeroed_files.hpp"

namespace chalkline::ledger::test {

// The file system beneath log and state, which knows what of each file and each directory is on
// the disk by its syncs. Files are appended to and never written in place, as RocksDB does, but
// for the zeros ahead of the write-ahead log.
class PowerCutFiles {
 public:
  // Covers everything below `root`, which exists. `ahead`: of zeroed_files(), and there
  // are always zeros, whatever is appended.
  explicit PowerCutFiles(std::filesystem::path root, std::size_t ahead = kZeroedBytes);
  ~PowerCutFiles();

  // For LedgerHarness and open_rocks_log. Lives as long as this.
  rocksdb::Env* env();

  // Writes the root into `to` as a power cut would leave it at this moment, also while others
  // write. Some sectors of each file's bytes since its last sync are there and others are zeros,
  // up to some size. Some names made, moved and removed since the last sync of their directory are
  // as before. Drawn from `seed`.
  void leave_after_power_cut(const std::filesystem::path& to, std::uint64_t seed) const;

  // Copies into `to`, which exists, what kill -9 would leave of the root at this moment, also while
  // others write. A kill takes nothing away and syncs nothing: the files that this returns, with
  // `to` as their root, are on the disk as far as these are.
  std::unique_ptr<PowerCutFiles> leave_after_kill(const std::filesystem::path& to,
                                                  std::size_t ahead = kZeroedBytes) const;

  // Calls `then` once, when a file below `directory` is about to be synced next: its bytes have
  // been written, and no answer has spoken of them.
  void before_next_sync_below(const std::filesystem::path& directory, std::function<void()> then);

  // From now on writes below `directory` fail, as on a full disk, until this is called with an
  // empty path.
  void fail_writes_below(const std::filesystem::path& directory);

 private:
  struct Disk;
  class Files;
  class TrackedFile;
  class TrackedDirectory;
  PowerCutFiles(std::shared_ptr<Disk> disk, std::size_t ahead);

  std::shared_ptr<Disk> disk_;
  std::unique_ptr<rocksdb::Env> env_;
};

}  // namespace chalkline::ledger::test
