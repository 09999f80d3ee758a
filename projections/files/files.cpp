#include "projections/files/files.hpp"

#include <fmt/format.h>

#include <stdexcept>

#include "base/sqlite/sqlite.hpp"
#include "projections/files/wal.hpp"

namespace chalkline::projections {
namespace fs = std::filesystem;

fs::path fold_mark(const fs::path& file) { return fs::path{file} += "-fold"; }

void remove_database(const fs::path& file) {
  // The database first: without it the rest means nothing, while a database without its WAL may be
  // half of two states.
  for (const auto* suffix : {"", "-wal", "-shm"}) fs::remove(fs::path{file} += suffix);
  fs::remove(fold_mark(file));
}

void switch_to_next(const Files& files) {
  remove_database(files.current());
  {
    sqlite::Connection next{files.next(), sqlite::Access::kWrite, sqlite::Pages::kChecked};
    sqlite::Statement{next, "SELECT 1 FROM sqlite_schema"}.run();  // opens the WAL
    fold_wal(next, files.next(), Fold::kAll);
  }
  fs::rename(files.next(), files.current());
}

ledger::DirectoryLock lock_directory(const fs::path& directory) {
  if (auto lock = ledger::DirectoryLock::take(directory)) return *std::move(lock);
  throw std::runtime_error{fmt::format(
      "The read models in {} are in use by a running server: stop it first.", directory.string())};
}

}  // namespace chalkline::projections
