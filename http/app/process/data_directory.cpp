#include "http/app/process/data_directory.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <filesystem>
#include <stdexcept>

namespace chalkline::http {

namespace {

// Bets by account are personal: they are not for the machine's other users.
void make_private(const std::filesystem::path& directory) {
  using std::filesystem::perms;
  std::error_code problem;
  const auto now = std::filesystem::status(directory, problem).permissions();
  if (problem || (now & (perms::group_all | perms::others_all)) == perms::none) return;
  std::filesystem::permissions(directory, perms::owner_all, problem);
  if (problem) {
    spdlog::warn("Other users of this machine may read {}: {}", directory.string(),
                 problem.message());
  }
}

}  // namespace

void require_ledger(const DataDirectory& data) {
  if (!std::filesystem::is_directory(data.log())) {
    throw std::runtime_error{fmt::format("There is no ledger in {}", data.directory)};
  }
}

std::unique_ptr<ledger::Log> open_existing_log(const DataDirectory& data) {
  require_ledger(data);
  return ledger::open_rocks_log(data.log(), ledger::OpenMode::kRead);
}

ledger::DirectoryLock lock_directory(const DataDirectory& data) {
  if (auto lock = ledger::DirectoryLock::take(data.directory)) {
    make_private(data.directory);
    return *std::move(lock);
  }
  throw std::runtime_error{
      fmt::format("The data directory {} is in use by another chalkline", data.directory)};
}

void require_log_or_nothing(const DataDirectory& data) {
  const auto is_there = [](const std::filesystem::path& path) {
    return std::filesystem::exists(path) && !std::filesystem::is_empty(path);
  };
  if (is_there(data.log())) return;
  for (const auto& rest : {data.accounts(), data.read_models(), data.state(), data.proof()}) {
    if (!is_there(rest)) continue;
    throw std::runtime_error{
        fmt::format("The ledger (log/) is missing in {}, which has had one: there is {}. Put it "
                    "back, or start in an empty directory",
                    data.directory, rest)};
  }
}

void require_accounts(const DataDirectory& data) {
  const std::filesystem::path file{data.accounts()};
  std::error_code absent;
  if (std::filesystem::file_size(file, absent) > 0 && !absent) return;
  throw std::runtime_error{
      fmt::format("{} is missing or empty, and the ledger has people: put the newest one back, "
                  "beside its -wal if there is one",
                  file.string())};
}

std::vector<std::filesystem::path> files_of_ended_logs(const DataDirectory& data) {
  std::vector<std::filesystem::path> files;
  for (const auto& place : std::filesystem::directory_iterator{data.directory}) {
    if (!place.path().filename().string().starts_with("proof.ended.")) continue;
    for (const auto& entry : std::filesystem::recursive_directory_iterator{place.path()}) {
      if (entry.is_regular_file()) files.push_back(entry.path());
    }
  }
  return files;
}

bool is_in_use(const DataDirectory& data) {
  return ledger::DirectoryLock::is_taken(data.directory);
}

}  // namespace chalkline::http
