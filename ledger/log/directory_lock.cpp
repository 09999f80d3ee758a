#include "ledger/log/directory_lock.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <stdexcept>
#include <thread>

#include "base/durable_file.hpp"

namespace chalkline::ledger {

namespace {

// is_taken() holds the lock for an instant, which must not turn a starting server away.
constexpr int kTries = 10;
constexpr std::chrono::milliseconds kBetweenTries{20};

std::runtime_error cannot(const std::filesystem::path& directory, std::string_view what,
                          int reason) {
  return std::runtime_error{
      fmt::format("Cannot {} in {}: {}", what, directory.string(), std::strerror(reason))};
}

// A power cut right after the first start leaves the directory where it was made.
void create_durably(const std::filesystem::path& directory) {
  std::error_code problem;
  if (std::filesystem::is_directory(directory, problem)) return;
  const auto parent = std::filesystem::absolute(directory / "").parent_path().parent_path();
  if (parent != directory) create_durably(parent);
  if (std::filesystem::create_directory(directory, problem)) sync_directory(parent);
}

}  // namespace

std::optional<DirectoryLock> DirectoryLock::take(const std::filesystem::path& directory) {
  create_durably(directory);
  const auto file = directory / "lock";
  const auto descriptor = ::open(file.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
  if (descriptor < 0) throw cannot(directory, "write", errno);
  DirectoryLock lock{descriptor};
  for (int attempt = 1;; ++attempt) {
    if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0) return lock;
    if (errno != EWOULDBLOCK) throw cannot(directory, "write", errno);
    if (attempt == kTries) return std::nullopt;
    std::this_thread::sleep_for(kBetweenTries);
  }
}

bool DirectoryLock::is_taken(const std::filesystem::path& directory) {
  const auto descriptor = ::open((directory / "lock").c_str(), O_RDWR | O_CLOEXEC);
  if (descriptor < 0) {
    if (errno == ENOENT) return false;
    throw cannot(directory, "look for a server", errno);
  }
  const DirectoryLock instant{descriptor};
  return ::flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

DirectoryLock::~DirectoryLock() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

}  // namespace chalkline::ledger
