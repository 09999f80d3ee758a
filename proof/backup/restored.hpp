#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "proof/backup/backups.hpp"
#include "proof/storage/disk.hpp"

// A data directory that is made from a backup, as a whole or not at all.
namespace chalkline::proof {

class RestoredDirectory {
 public:
  // Nothing may lie at `directory`. What an earlier one has left unfinished beside it is removed.
  // All throw std::runtime_error with one sentence.
  RestoredDirectory(Disk& disk, const std::filesystem::path& directory);

  // Where it is made. Without a ledger in its place no server starts there.
  const std::filesystem::path& place() const { return place_; }
  std::filesystem::path ledger() const;
  // Where a file of the data directory is made.
  std::filesystem::path place_of(std::string_view path);

  // The files whose paths begin so, each with the bytes that are listed.
  void take(const Backup& backup, std::string_view beginning);
  // Another file, synced.
  void take(const std::filesystem::path& from, std::string_view path);
  void put(std::string_view bytes, std::string_view path);

  // Puts the ledger and then all of it into its place, durably.
  void finish();

 private:
  void sync_all(const std::filesystem::path& directory);

  Disk& disk_;
  std::filesystem::path directory_;
  std::filesystem::path place_;
};

}  // namespace chalkline::proof
