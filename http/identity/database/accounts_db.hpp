#pragma once

#include <chrono>
#include <mutex>
#include <string>

#include "base/sqlite/sqlite.hpp"

namespace chalkline::http {

// How often empty_wal() and AccountDeletions::finish() are retried: a long reader of accounts.db,
// such as a backup, ends soon after, and an operator mends what keeps a person from being erased.
inline constexpr std::chrono::seconds kUpkeepEvery{10};

// The connection that changes accounts.db: SQLite in WAL mode with every commit synced. The classes
// of its tables hold the lock while they use it, and it outlives them. Their calls and its own are
// for any thread; they block on the disk, so never call them on an io thread.
class AccountsDb : public sqlite::Connection {
 public:
  // Creates the file if it is missing, readable by its owner alone. An existing file and its WAL
  // stay as they are until accept(), so that a refused start loses nothing.
  explicit AccountsDb(const std::string& file);

  // Throws sqlite::Error where a process that was killed has left a damaged file. Call it before
  // anything is written.
  void require_sound();
  // The file is the right one: from now on its WAL is written into it.
  void accept();

  // Writes a value that is stored already. Throws sqlite::Error when that fails.
  void require_writable();

  // Removes older pages from the WAL, which hold people erased since the last success or before
  // this start. False while they are being read, or before accept(): to be retried.
  bool empty_wal();

  std::unique_lock<std::mutex> lock() { return std::unique_lock{mutex_}; }
  // Whether the last statement changed exactly one row.
  bool has_changed_one() const { return sqlite3_changes(handle()) == 1; }
  // A person has been erased: the WAL has to be emptied.
  void note_erasure() { wal_holds_erased_ = true; }

 private:
  AccountsDb(const std::string& file, bool after_kill);

  std::mutex mutex_;
  const bool after_kill_;
  bool accepted_{};
  bool wal_holds_erased_{true};  // true at the start: the last process may have left some
};

}  // namespace chalkline::http
