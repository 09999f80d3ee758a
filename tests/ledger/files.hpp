#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "ledger/log/zeroed_files.hpp"

namespace chalkline::ledger::test {

inline std::string content(const std::filesystem::path& path) {
  std::ifstream file{path, std::ios::binary};
  return {std::istreambuf_iterator{file}, {}};
}

// The files of a directory whose names begin and end so, in order of their names.
inline std::vector<std::filesystem::path> files_in(const std::filesystem::path& directory,
                                                   std::string_view begin, std::string_view end) {
  std::vector<std::filesystem::path> found;
  for (const auto& entry : std::filesystem::directory_iterator{directory}) {
    const auto name = entry.path().filename().string();
    if (name.starts_with(begin) && name.ends_with(end)) found.push_back(entry.path());
  }
  std::ranges::sort(found);
  return found;
}

// Every file of a directory with its bytes.
inline std::map<std::string, std::string> contents(const std::filesystem::path& directory) {
  std::map<std::string, std::string> files;
  for (const auto& path : files_in(directory, "", ""))
    files[path.filename().string()] = content(path);
  return files;
}

inline std::vector<std::filesystem::path> write_ahead_logs(const std::filesystem::path& directory) {
  return files_in(directory, "0", ".log");
}

// Bytes of a write-ahead log without the zeros ahead of its end.
inline std::uint64_t size_of_records(const std::filesystem::path& path) {
  std::uint64_t size{};
  if (!zeroed_real_files()->GetFileSize(path, &size).ok()) throw std::runtime_error(path);
  return size;
}

// Copies a database that is open but not written to, as it lies on the disk: what is there after
// kill -9. RocksDB tidies up on threads of its own, so the copy is made anew if files have changed
// or gone meanwhile.
inline void copy_as_it_lies(const std::filesystem::path& from, const std::filesystem::path& to) {
  const auto listing = [&] {
    std::map<std::string, std::uintmax_t> sizes;
    std::error_code gone;
    for (const auto& entry : std::filesystem::directory_iterator{from})
      sizes[entry.path().filename().string()] = entry.file_size(gone);
    return sizes;
  };
  for (bool copied = false; !copied;) {
    std::error_code failed;
    const auto before = listing();
    std::filesystem::remove_all(to);
    std::filesystem::copy(from, to, std::filesystem::copy_options::recursive, failed);
    copied = !failed && listing() == before;
  }
}

// A file that the test alters; whole again when this goes.
class Damage {
 public:
  explicit Damage(std::filesystem::path path) : path_(std::move(path)), original_(content(path_)) {}
  ~Damage() { write(original_); }
  Damage(const Damage&) = delete;
  Damage& operator=(const Damage&) = delete;

  const std::string& original() const { return original_; }
  void cut(std::size_t size) { write(original_.substr(0, size)); }
  void flip(std::size_t at, int bits) {
    auto bytes = original_;
    bytes.at(at) = static_cast<char>(bytes.at(at) ^ bits);
    write(bytes);
  }
  void wipe(std::size_t from, std::size_t size) {
    write(original_.substr(0, from) + std::string(size, '\0') + original_.substr(from + size));
  }

 private:
  void write(const std::string& bytes) { std::ofstream{path_, std::ios::binary} << bytes; }

  std::filesystem::path path_;
  std::string original_;
};

}  // namespace chalkline::ledger::test
