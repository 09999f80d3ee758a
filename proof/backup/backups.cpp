#include "proof/backup/backups.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ranges>
#include <stdexcept>
#include <utility>

#include "proof/backup/file_copies.hpp"
#include "proof/note/text.hpp"

namespace chalkline::proof {
namespace {

namespace fs = std::filesystem;

constexpr const char* kManifest = "manifest";
constexpr std::string_view kBackup = "backup-";

// The number in a directory's name; absent for other names.
std::optional<std::uint64_t> number_of_backup(const fs::path& directory) {
  const auto name = directory.filename().string();
  return name.starts_with(kBackup) ? parse_digits(std::string_view{name}.substr(kBackup.size()))
                                   : std::nullopt;
}

// Complete or not, by number.
std::vector<fs::path> places_in(const fs::path& directory) {
  std::vector<fs::path> places;
  for (const auto& entry : fs::directory_iterator{directory}) {
    if (entry.is_directory() && number_of_backup(entry.path())) places.push_back(entry.path());
  }
  std::ranges::sort(places, {}, number_of_backup);
  return places;
}

ledger::DirectoryLock locked_alone(const fs::path& directory) {
  if (auto lock = ledger::DirectoryLock::take(directory)) return *std::move(lock);
  throw std::runtime_error{fmt::format("Another backup to {} is under way", directory.string())};
}

// Its list goes first: half of a backup is none.
void remove_backup(const fs::path& place) {
  fs::remove(place / kManifest);
  fs::remove_all(place);
}

}  // namespace

std::vector<Backup> backups_in(const fs::path& directory) {
  std::vector<Backup> backups;
  if (!fs::is_directory(directory)) return backups;
  for (const auto& place : places_in(directory)) {
    const auto text = file_content(place / kManifest);
    if (!text) continue;
    auto manifest = parse_manifest(*text);
    if (!manifest) {
      throw std::runtime_error{fmt::format("The list of files of {} is damaged: it has {}",
                                           place.string(), manifest.error())};
    }
    backups.push_back({place, *std::move(manifest)});
  }
  return backups;
}

NewBackup::NewBackup(Disk& disk, fs::path directory)
    : disk_{disk},
      directory_{std::move(directory)},
      lock_{locked_alone(directory_)},
      before_{backups_in(directory_)} {
  if (!before_.empty()) newest_ = before_.back();
  for (const auto& place : places_in(directory_)) {
    if (std::ranges::find(before_, place, &Backup::directory) == before_.end())
      fs::remove_all(place);
  }
  const auto number = newest_ ? *number_of_backup(newest_->directory) + 1 : 1;
  place_ = directory_ / fmt::format("{}{:06}", kBackup, number);
  disk_.make_directory(place_);
  made_.push_back(place_);
}

fs::path NewBackup::place_of(std::string_view path) {
  auto place = place_;
  const fs::path within{path};
  for (const auto& part : within.parent_path()) {
    place /= part;
    if (fs::exists(place)) continue;
    disk_.make_directory(place);
    made_.push_back(place);
  }
  return place_ / within;
}

void NewBackup::list(const std::string& path, std::uint64_t size, const Sha256Digest& digest) {
  manifest_.files.push_back({path, size, digest});
}

// False also where the newest backup's file is not as it was written: then it is written anew.
bool NewBackup::share(const std::string& path, std::uint64_t size, const Sha256Digest& digest) {
  const auto* before = newest_ ? newest_->manifest.find(path) : nullptr;
  if (before == nullptr || *before != BackupFile{path, size, digest}) return false;
  const auto file = newest_->directory / path;
  if (!fs::exists(file) || digest_of(file, size) != digest) return false;
  const auto to = place_of(path);
  auto beside = to;
  beside += ".shared";
  if (!link_file(file, beside)) return false;
  fs::rename(beside, to);
  shared_ += size;
  list(path, size, digest);
  return true;
}

void NewBackup::copy(const fs::path& from, const std::string& path) {
  copy_grown(from, path, size_of(from));
}

void NewBackup::copy_grown(const fs::path& from, const std::string& path, std::uint64_t size) {
  const auto digest = digest_of(from, size);
  if (!digest) throw std::runtime_error{fmt::format("{} is too short", from.string())};
  if (share(path, size, *digest)) return;
  const auto to = place_of(path);
  const auto* before = newest_ ? newest_->manifest.find(path) : nullptr;
  std::uint64_t at = 0;
  // What lies behind the bytes that are listed, a backup that broke off has left.
  if (before != nullptr && before->size < size && digest_of(from, before->size) == before->digest) {
    const auto file = newest_->directory / path;
    if (fs::exists(file) && digest_of(file, before->size) == before->digest && link_file(file, to))
      at = before->size;
  }
  append_synced(disk_, from, at, size, to);
  shared_ += at;
  written_ += size - at;
  list(path, size, *digest);
}

void NewBackup::put(std::string_view bytes, const std::string& path) {
  write_synced(disk_, place_of(path), bytes);
  keep(path);
}

void NewBackup::keep(const std::string& path) {
  const auto file = place_of(path);
  const auto size = size_of(file);
  const auto digest = digest_of(file, size);
  if (!digest) throw std::runtime_error{fmt::format("{} is too short", file.string())};
  if (share(path, size, *digest)) return;
  disk_.open(file, size)->sync();
  written_ += size;
  list(path, size, *digest);
}

void NewBackup::sync_directories() {
  for (const auto& directory : made_ | std::views::reverse) disk_.sync_directory(directory);
  disk_.sync_directory(directory_);
}

void NewBackup::finish(ledger::Position position, const ledger::Hash& root, std::size_t kept) {
  manifest_.position = position;
  manifest_.root = root;
  std::ranges::sort(manifest_.files, {}, &BackupFile::path);
  for (const auto& file : manifest_.files) {
    if (digest_of(place_ / file.path, file.size) == file.digest) continue;
    throw std::runtime_error{
        fmt::format("{} does not hold what was written to it", (place_ / file.path).string())};
  }
  sync_directories();
  replace_durably(disk_, place_ / kManifest, format_manifest(manifest_));
  for (std::size_t i = 0; i + kept <= before_.size(); ++i) remove_backup(before_.at(i).directory);
}

}  // namespace chalkline::proof
