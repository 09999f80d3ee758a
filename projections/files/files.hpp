#pragma once

#include <filesystem>

#include "ledger/log/directory_lock.hpp"

namespace chalkline::projections {

// The files of the read models in their directory.
struct Files {
  explicit Files(std::filesystem::path in) : directory(std::move(in)) {}

  std::filesystem::path directory;
  std::filesystem::path current() const { return directory / "models.db"; }    // what readers read
  std::filesystem::path next() const { return directory / "models.next.db"; }  // being built
  std::filesystem::path check() const { return directory / "models.check.db"; }  // to compare with
};

// Stands beside a database while its WAL is folded into it (wal.hpp).
std::filesystem::path fold_mark(const std::filesystem::path& file);

// Removes a database with its WAL.
void remove_database(const std::filesystem::path& file);

// Puts next() into the place of current(), which is lost. No connection may be open to either. A
// crash at any point leaves the old models, the new ones, or only next(): calling it again then
// finishes the switch.
void switch_to_next(const Files& files);

// For writers to the directory. Throws std::runtime_error with one sentence when another
// process does.
ledger::DirectoryLock lock_directory(const std::filesystem::path& directory);

}  // namespace chalkline::projections
