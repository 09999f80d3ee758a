#include "base/disk_space.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <limits>

namespace chalkline {

DiskSpace::DiskSpace(std::vector<std::filesystem::path> directories,
                     std::function<void(bool low)> on_change)
    : directories_{std::move(directories)}, on_change_{std::move(on_change)} {
  look();
}

void DiskSpace::look() {
  auto least = std::numeric_limits<std::uint64_t>::max();
  for (const auto& directory : directories_)
    least = std::min<std::uint64_t>(least, std::filesystem::space(directory).available);
  free_bytes_ = least;
  const bool low = least < kDiskFreeMin;
  if (low_.exchange(low) == low) return;
  if (low) {
    spdlog::error("Only {} MiB are free on the disk: nothing more is recorded until there are {}",
                  least >> 20, kDiskFreeMin >> 20);
  } else {
    spdlog::info("The disk has room again: what players do is recorded");
  }
  on_change_(low);
}

}  // namespace chalkline
