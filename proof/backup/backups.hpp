#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/log/directory_lock.hpp"
#include "proof/backup/manifest.hpp"
#include "proof/storage/disk.hpp"

// A directory of backups. Each is a directory of its own, whole by itself; files that two have in
// common lie on the disk once.
namespace chalkline::proof {

struct Backup {
  std::filesystem::path directory;
  Manifest manifest;
};

// The complete ones, the oldest first. Throws std::runtime_error with one sentence where one cannot
// be read.
std::vector<Backup> backups_in(const std::filesystem::path& directory);

// Adds a backup to a directory. All throw std::runtime_error with one sentence; what is unfinished
// then, or after a crash, counts for nothing, and the next one removes it.
class NewBackup {
 public:
  // Makes the directory where there is none, and keeps other writers out of it.
  NewBackup(Disk& disk, std::filesystem::path directory);

  // Of the newest complete one before this.
  const std::optional<Backup>& newest() const { return newest_; }
  // The directory that this one is made in.
  const std::filesystem::path& place() const { return place_; }
  // The path at which the caller makes a file for keep(). Its directory is there then.
  std::filesystem::path place_of(std::string_view path);

  // Copies a file, or takes it from the newest backup where that has the same bytes.
  void copy(const std::filesystem::path& from, const std::string& path);
  // Copies the first `size` bytes of a file that only grows: those beyond what the newest backup
  // has of it.
  void copy_grown(const std::filesystem::path& from, const std::string& path, std::uint64_t size);
  void put(std::string_view bytes, const std::string& path);
  // Takes a file that was made in its place.
  void keep(const std::string& path);

  // Bytes that were written, and those that the newest backup had.
  std::uint64_t written() const { return written_; }
  std::uint64_t shared() const { return shared_; }

  // Reads every file again from the disk, and makes the backup complete. Then removes the oldest
  // ones beyond `kept`.
  void finish(ledger::Position position, const ledger::Hash& root, std::size_t kept);

 private:
  bool share(const std::string& path, std::uint64_t size, const Sha256Digest& digest);
  void list(const std::string& path, std::uint64_t size, const Sha256Digest& digest);
  void sync_directories();

  Disk& disk_;
  std::filesystem::path directory_;
  ledger::DirectoryLock lock_;
  std::vector<Backup> before_;
  std::optional<Backup> newest_;
  std::filesystem::path place_;
  std::vector<std::filesystem::path> made_;  // directories in it, a parent before its children
  Manifest manifest_;
  std::uint64_t written_{};
  std::uint64_t shared_{};
};

}  // namespace chalkline::proof
