#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "ledger/log/directory_lock.hpp"
#include "ledger/log/rocks_log.hpp"

namespace chalkline::http {

// The paths below the data directory.
struct DataDirectory {
  std::string directory;

  std::string log() const { return directory + "/log"; }
  std::string state() const { return directory + "/state"; }
  std::string history() const { return directory + "/history"; }
  std::string proof() const { return directory + "/proof"; }
  std::string read_models() const { return directory + "/read"; }
  std::string accounts() const { return directory + "/accounts.db"; }
  std::string outbox() const { return directory + "/outbox"; }
  std::string sports() const { return directory + "/sports.db"; }
  std::string seed() const { return directory + "/seed"; }
  std::string operator_socket() const { return directory + "/operator.sock"; }
  // While a backup is made: the ledger's files as of one moment, beside its lock.
  std::string backing_up() const { return directory + "/backing-up"; }
  std::string log_copy() const { return backing_up() + "/log"; }
  std::string clock() const { return directory + "/clock"; }
  // Marks a directory that `chalkline demo` made.
  std::string demo() const { return directory + "/demo"; }
};

// Throws std::runtime_error with one sentence when there is no ledger.
void require_ledger(const DataDirectory& data);
// Opens what is there, to read. Throws std::runtime_error with one sentence when there is no
// ledger.
std::unique_ptr<ledger::Log> open_existing_log(const DataDirectory& data);

// For writers: the directory is its owner's alone from now on. Throws
// std::runtime_error with one sentence when another has it.
ledger::DirectoryLock lock_directory(const DataDirectory& data);

// A ledger is made in a new data directory alone. Throws std::runtime_error with one sentence where
// there is none, but what only a server leaves beside one.
void require_log_or_nothing(const DataDirectory& data);

// For a ledger that has records: throws std::runtime_error with one sentence where accounts.db is
// missing or empty. To be asked before it is opened: SQLite makes a new one, and removes the -wal
// that belongs to the one that is to be put back.
void require_accounts(const DataDirectory& data);

// The files of logs that have ended (proof.ended.1 and so on), which lie beside the present one.
std::vector<std::filesystem::path> files_of_ended_logs(const DataDirectory& data);

// Whether a server has the directory.
bool is_in_use(const DataDirectory& data);

}  // namespace chalkline::http
