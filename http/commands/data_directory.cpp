#include "http/commands/data_directory.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <stdexcept>

namespace chalkline::http {
namespace {

// The descriptor that holds the lock, negative when another process does.
int take_lock(const std::string& directory) {
  std::error_code problem;
  std::filesystem::create_directories(directory, problem);
  const auto file = directory + "/lock";
  const auto descriptor = ::open(file.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
  if (descriptor < 0) {
    throw std::runtime_error{
        fmt::format("Cannot write in {}: {}", directory, std::strerror(errno))};
  }
  // The lock ends with the process, however it ends.
  if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0) return descriptor;
  ::close(descriptor);
  return -1;
}

}  // namespace

std::unique_ptr<ledger::Log> open_existing_log(const DataDirectory& data) {
  if (!std::filesystem::is_directory(data.log())) {
    throw std::runtime_error{fmt::format("There is no ledger in {}", data.directory)};
  }
  return ledger::open_rocks_log(data.log(), ledger::OpenMode::kRead);
}

DirectoryLock::DirectoryLock(const std::string& directory) : descriptor_{take_lock(directory)} {
  if (descriptor_ < 0) {
    throw std::runtime_error{
        fmt::format("The data directory {} is in use by another chalkline", directory)};
  }
}

DirectoryLock::~DirectoryLock() { ::close(descriptor_); }

bool is_in_use(const DataDirectory& data) {
  const auto descriptor = take_lock(data.directory);
  if (descriptor >= 0) ::close(descriptor);
  return descriptor < 0;
}

}  // namespace chalkline::http
