#include "projections/files.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <stdexcept>
#include <system_error>

#include "sqlite/sqlite.hpp"

namespace chalkline::projections {
namespace fs = std::filesystem;

void remove_database(const fs::path& file) {
  // The database first: without it the rest means nothing, while a database without its WAL may be
  // half of two states.
  for (const auto* suffix : {"", "-wal", "-shm"}) fs::remove(fs::path{file} += suffix);
}

void switch_to_next(const Files& files) {
  remove_database(files.current());
  {
    // The last connection to close folds the WAL into the file: only then is it the whole content.
    sqlite::Connection next{files.next(), sqlite::Access::kWrite};
    next.run("PRAGMA wal_checkpoint(TRUNCATE)");
  }
  fs::rename(files.next(), files.current());
}

DirectoryLock::DirectoryLock(const fs::path& directory) {
  fs::create_directories(directory);
  const auto path = directory / "lock";
  descriptor_ = ::open(path.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0644);
  if (descriptor_ < 0) throw std::system_error(errno, std::generic_category(), path.string());
  if (::flock(descriptor_, LOCK_EX | LOCK_NB) == 0) return;
  const auto reason = errno;
  ::close(descriptor_);
  if (reason != EWOULDBLOCK)
    throw std::system_error(reason, std::generic_category(), path.string());
  throw std::runtime_error(fmt::format(
      "The read models in {} are in use by a running server: stop it first.", directory.string()));
}

DirectoryLock::~DirectoryLock() { ::close(descriptor_); }

}  // namespace chalkline::projections
