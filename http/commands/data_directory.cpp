#include "http/commands/data_directory.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <stdexcept>

namespace chalkline::http {

std::unique_ptr<ledger::Log> open_existing_log(const DataDirectory& data) {
  if (!std::filesystem::is_directory(data.log())) {
    throw std::runtime_error{fmt::format("There is no ledger in {}", data.directory)};
  }
  return ledger::open_rocks_log(data.log(), ledger::OpenMode::kRead);
}

ledger::DirectoryLock lock_directory(const DataDirectory& data) {
  if (auto lock = ledger::DirectoryLock::take(data.directory)) return *std::move(lock);
  throw std::runtime_error{
      fmt::format("The data directory {} is in use by another chalkline", data.directory)};
}

bool is_in_use(const DataDirectory& data) {
  return !ledger::DirectoryLock::take(data.directory).has_value();
}

}  // namespace chalkline::http
