#include "proof/backup/restored.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <vector>

#include "proof/backup/file_copies.hpp"

namespace chalkline::proof {
namespace {

namespace fs = std::filesystem;

// Marks a directory as an unfinished restore and not one that was in use.
constexpr const char* kMarker = "restoring";
// The name of the ledger while the rest is made: a start says that it is missing.
constexpr const char* kLedgerAside = "log.restoring";
constexpr std::string_view kLedger = "log";

fs::path named(const fs::path& directory) {
  return directory.has_filename() ? directory : directory.parent_path();
}

fs::path beside(fs::path directory) {
  directory += ".restoring";
  return directory;
}

void remove_unfinished(const fs::path& place) {
  if (!fs::exists(place)) return;
  if (!fs::exists(place / kMarker) && !fs::is_empty(place)) {
    throw std::runtime_error{fmt::format(
        "{} is there already, and no restore has made it: move it away", place.string())};
  }
  std::vector<fs::path> rest;
  for (const auto& entry : fs::directory_iterator{place}) {
    if (entry.path().filename() != kMarker) rest.push_back(entry.path());
  }
  for (const auto& path : rest) fs::remove_all(path);
  fs::remove_all(place);  // the marker last
}

}  // namespace

RestoredDirectory::RestoredDirectory(Disk& disk, const fs::path& directory)
    : disk_{disk}, directory_{named(directory)}, place_{beside(directory_)} {
  if (fs::exists(fs::symlink_status(directory_))) {
    throw std::runtime_error{fmt::format(
        "{} is there already: a backup is restored to a new directory", directory_.string())};
  }
  remove_unfinished(place_);
  if (place_.has_parent_path()) fs::create_directories(place_.parent_path());
  disk_.make_directory(place_);
  write_synced(disk_, place_ / kMarker, "");
}

fs::path RestoredDirectory::ledger() const { return place_ / kLedgerAside; }

fs::path RestoredDirectory::place_of(std::string_view path) {
  const fs::path within{path};
  auto place = place_;
  for (const auto& part : within) {
    const bool is_ledger = place == place_ && part == kLedger;
    const auto next = place / (is_ledger ? fs::path{kLedgerAside} : part);
    if (!fs::exists(place)) disk_.make_directory(place);
    place = next;
  }
  return place;
}

void RestoredDirectory::take(const Backup& backup, std::string_view beginning) {
  for (const auto& [path, size, digest] : backup.manifest.files) {
    if (!path.starts_with(beginning)) continue;
    const auto from = backup.directory / path;
    const auto to = place_of(path);
    if (!fs::exists(from))
      throw std::runtime_error{fmt::format("The backup has lost its file {}", from.string())};
    if (size_of(from) < size)
      throw std::runtime_error{fmt::format("The backup's file {} has been cut", from.string())};
    append_synced(disk_, from, 0, size, to);
    if (digest_of(to, size) == digest) continue;
    throw std::runtime_error{
        fmt::format("The backup's file {} is not as it was written", from.string())};
  }
}

void RestoredDirectory::take(const fs::path& from, std::string_view path) {
  append_synced(disk_, from, 0, size_of(from), place_of(path));
}

void RestoredDirectory::put(std::string_view bytes, std::string_view path) {
  write_synced(disk_, place_of(path), bytes);
}

void RestoredDirectory::sync_all(const fs::path& directory) {
  for (const auto& entry : fs::directory_iterator{directory}) {
    if (entry.is_directory()) sync_all(entry.path());
  }
  disk_.sync_directory(directory);
}

void RestoredDirectory::finish() {
  sync_all(place_);
  disk_.rename(ledger(), place_ / kLedger);
  disk_.sync_directory(place_);
  disk_.rename(place_, directory_);
  disk_.sync_directory(fs::absolute(directory_).parent_path());
  fs::remove(directory_ / kMarker);
}

}  // namespace chalkline::proof
