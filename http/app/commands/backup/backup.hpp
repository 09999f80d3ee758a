#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace chalkline::http {

struct BackupOptions {
  std::string data{"./data"};
  std::string directory;  // of the backups
  bool with_key{};
  std::size_t kept{7};  // backups, this one among them
};

// Adds a backup of a data directory, also while a server runs. Prints its answer on stdout and
// answers the exit code. Throws std::runtime_error with one sentence.
int back_up(const BackupOptions& options);

struct RestoreOptions {
  std::string directory;   // of the backups
  std::string data;        // to be made
  std::uint64_t number{};  // of the backup; 0: the newest
  std::string ledger;      // data directory whose ledger is taken instead, if any
  std::string key;         // file with the log's key, if the backup has none
  std::string anchor;      // as of ServeOptions
  std::vector<std::string> known;
  std::vector<std::string> witnesses;  // URL=VKEY, checked
  bool accept_log_end{};
};

// Makes a data directory from a backup. As back_up().
int restore(const RestoreOptions& options);

}  // namespace chalkline::http
