#pragma once

#include <filesystem>
#include <fstream>
#include <map>
#include <string>

#include "proof/backup/backups.hpp"
#include "tests/ledger/files.hpp"

// Backups of a directory of a few bytes.
namespace chalkline::proof::test {

using Held = std::map<std::string, std::string>;  // bytes by path

inline void write_file(const std::filesystem::path& file, const std::string& bytes) {
  std::filesystem::create_directories(file.parent_path());
  std::ofstream{file, std::ios::binary} << bytes;
}

// The bytes that its list says, of each file.
inline Held held(const Backup& backup) {
  Held files;
  for (const auto& [path, size, digest] : backup.manifest.files) {
    files[path] = ledger::test::content(backup.directory / path).substr(0, size);
    CHECK(sha256(files[path]) == digest);
  }
  return files;
}

// What there is to back up: it grows from one backup to the next.
struct Original {
  std::filesystem::path directory;
  int grown{};

  void grow() {
    ++grown;
    write_file(directory / "tables" / std::to_string(grown), table(grown));
    write_file(directory / "levels", levels());
  }
  std::string table(int number) const {
    return std::string(5'000, static_cast<char>('a' + number));
  }
  std::string levels() const {
    std::string bytes;
    for (int number = 1; number <= grown; ++number) bytes += std::string(1'000, table(number)[0]);
    return bytes;
  }
  std::string people() const { return "people " + std::to_string(grown); }

  Held all() const {
    Held files{{"levels", levels()}, {"accounts.db", people()}, {"proof/checkpoint", "a note"}};
    for (int number = 1; number <= grown; ++number)
      files["log/" + std::to_string(number)] = table(number);
    return files;
  }
};

inline constexpr std::size_t kAllKept = 100;

// Returns how many bytes were written.
inline std::uint64_t back_up(Disk& disk, const Original& original,
                             const std::filesystem::path& backups, std::size_t kept = kAllKept) {
  NewBackup backup{disk, backups};
  for (int number = 1; number <= original.grown; ++number) {
    const auto name = std::to_string(number);
    backup.copy(original.directory / "tables" / name, "log/" + name);
  }
  backup.copy_grown(original.directory / "levels", "levels", original.levels().size());
  backup.put("a note", "proof/checkpoint");
  write_file(backup.place_of("accounts.db"), original.people());
  backup.keep("accounts.db");
  backup.finish(static_cast<ledger::Position>(original.grown), sha256(original.levels()), kept);
  return backup.written();
}

}  // namespace chalkline::proof::test
