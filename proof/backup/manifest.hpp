#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "base/sha256.hpp"
#include "ledger/log/merkle.hpp"
#include "ledger/values/ids.hpp"

// The list of a backup's files, which is written last: a backup without one is not complete.
namespace chalkline::proof {

struct BackupFile {
  std::string path;      // within the backup, parted by '/'
  std::uint64_t size{};  // a file that only grows may have more bytes, of later backups
  Sha256Digest digest{};

  friend bool operator==(const BackupFile&, const BackupFile&) = default;
};

struct Manifest {
  ledger::Position position{};  // of the last record
  ledger::Hash root{};          // over all records
  std::vector<BackupFile> files;

  const BackupFile* find(std::string_view path) const;
  friend bool operator==(const Manifest&, const Manifest&) = default;
};

// A line for each of its parts, and the SHA-256 of all these lines.
std::string format_manifest(const Manifest& manifest);
// Takes no path that leads out of the backup. Errors are the end of a sentence: 'the list has ...'.
std::expected<Manifest, std::string> parse_manifest(std::string_view text);

}  // namespace chalkline::proof
