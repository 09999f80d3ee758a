#pragma once

#include <filesystem>
#include <stop_token>

#include "base/worker_thread.hpp"
#include "ledger/history/history_file.hpp"
#include "ledger/log/log.hpp"

namespace chalkline::ledger {

// Follows a log and writes the blocks of its history. It goes on behind the last block that is
// whole and of this log, and removes what lies beyond. For one thread.
class HistoryWriter {
 public:
  // `log` outlives it. Throws std::exception where the directory cannot be written.
  HistoryWriter(const Log& log, std::filesystem::path directory);

  // Writes the blocks of the records up to now. Throws std::exception, after which another writer
  // has to be made.
  void advance(const std::stop_token& stopping);

  // Of the last block; 0 before the first.
  Position position() const { return position_; }

 private:
  void load();
  void write_block(const Hash& leaf);

  const Log& log_;
  std::filesystem::path directory_;
  BalanceBook book_;
  Position position_{};
  Timestamp earliest_{Timestamp::max()};
};

// Has a HistoryWriter keep up on a thread of its own, never in the way of a bet: while it cannot
// write, a look at the past reads more records.
class HistoryFollower {
 public:
  HistoryFollower(const Log& log, std::filesystem::path directory);
  void stop() { thread_.stop(); }  // idempotent

 private:
  void run(const std::stop_token& stopping);

  const Log& log_;
  const std::filesystem::path directory_;
  WorkerThread thread_;  // last: it uses all of the above
};

}  // namespace chalkline::ledger
