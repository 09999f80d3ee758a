#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <vector>

namespace chalkline {

// How often the disk is looked at.
inline constexpr std::chrono::seconds kDiskLookedAtEvery{1};

// The room that is kept free. Work under way when no more is taken still has to be written: a
// second of commands (32 MB at the highest rate measured), RocksDB's full write buffers and what a
// compaction holds twice (some 100 MB), and the read models' write-ahead log (64 MiB).
inline constexpr std::uint64_t kDiskFreeMin = std::uint64_t{256} * 1024 * 1024;

// Watches the room on the file systems of some directories.
class DiskSpace {
 public:
  struct State {
    std::uint64_t free_bytes{};  // where there is least
    bool low{};
  };

  // Looks at once. `on_change` is called whenever it becomes low or has room again.
  DiskSpace(std::vector<std::filesystem::path> directories,
            std::function<void(bool low)> on_change);

  void look();
  State state() const { return {free_bytes_, low_}; }  // any thread

 private:
  const std::vector<std::filesystem::path> directories_;
  const std::function<void(bool)> on_change_;
  std::atomic<std::uint64_t> free_bytes_{};
  std::atomic<bool> low_{};
};

}  // namespace chalkline
