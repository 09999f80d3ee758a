#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

// The changes of files that the order of durability is made of, each a step at which a process or
// a machine may end. Tests put a disk beneath that fails. All throw std::runtime_error with one
// sentence.
namespace chalkline::proof {

class OpenFile {
 public:
  virtual ~OpenFile() = default;

  virtual void append(std::string_view bytes) = 0;
  // Puts the bytes in the place of the file's first ones, all within a sector.
  virtual void overwrite(std::string_view bytes) = 0;
  virtual void sync() = 0;
};

class Disk {
 public:
  virtual ~Disk() = default;

  // Makes the file where there is none, readable for its owner alone, and cuts off what it has
  // beyond `size` bytes.
  virtual std::unique_ptr<OpenFile> open(const std::filesystem::path& file, std::uint64_t size) = 0;
  virtual void make_directory(const std::filesystem::path& directory) = 0;
  virtual void rename(const std::filesystem::path& from, const std::filesystem::path& to) = 0;
  // Makes what was made or renamed in the directory last.
  virtual void sync_directory(const std::filesystem::path& directory) = 0;
};

Disk& real_disk();

// Makes the file with these bytes; its name lasts once its directory is synced.
void write_synced(Disk& disk, const std::filesystem::path& file, std::string_view bytes);

// Puts `bytes` in the place of what the file holds: after a crash it is the old or the new, whole.
void replace_durably(Disk& disk, const std::filesystem::path& file, std::string_view bytes);

// Absent where there is no file.
std::optional<std::string> file_content(const std::filesystem::path& file);

}  // namespace chalkline::proof
