#include "ledger/directory_lock.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <stdexcept>

namespace chalkline::ledger {

std::optional<DirectoryLock> DirectoryLock::take(const std::filesystem::path& directory) {
  const auto cannot = [&](int reason) {
    return std::runtime_error{
        fmt::format("Cannot write in {}: {}", directory.string(), std::strerror(reason))};
  };
  std::error_code problem;
  std::filesystem::create_directories(directory, problem);
  const auto file = directory / "lock";
  const auto descriptor = ::open(file.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
  if (descriptor < 0) throw cannot(errno);
  DirectoryLock lock{descriptor};
  if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0) return lock;
  if (errno != EWOULDBLOCK) throw cannot(errno);
  return std::nullopt;
}

DirectoryLock::~DirectoryLock() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

}  // namespace chalkline::ledger
