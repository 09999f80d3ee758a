#pragma once

#include <filesystem>
#include <optional>
#include <utility>

namespace chalkline::ledger {

// Keeps other processes out of a directory while it lives. It ends with the process, however that
// ends.
class DirectoryLock {
 public:
  // Creates the directory if needed. Absent when another holds the lock; throws std::runtime_error
  // with one sentence when the directory cannot be written.
  static std::optional<DirectoryLock> take(const std::filesystem::path& directory);

  // Whether another process holds the lock. Changes nothing in the directory.
  static bool is_taken(const std::filesystem::path& directory);

  DirectoryLock(DirectoryLock&& other) noexcept
      : descriptor_{std::exchange(other.descriptor_, -1)} {}
  DirectoryLock& operator=(DirectoryLock&&) = delete;
  ~DirectoryLock();

 private:
  explicit DirectoryLock(int descriptor) : descriptor_{descriptor} {}

  int descriptor_;  // negative: moved from
};

}  // namespace chalkline::ledger
