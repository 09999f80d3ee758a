#include "proof/publication/anchor.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <stdexcept>
#include <thread>
#include <utility>

#include "base/descriptor.hpp"

namespace chalkline::proof {
namespace {

// Another writer of the file holds its lock for a sync or two; a disk across the network may hang,
// and the signer has to be able to stop.
constexpr int kLockTries = 100;
constexpr std::chrono::milliseconds kBetweenLockTries{20};

// Held until it is closed. Beside the file, which is replaced by another of its name.
Descriptor locked(const std::filesystem::path& file) {
  auto path = file;
  path += ".lock";
  Descriptor lock{path, O_CREAT | O_RDWR};
  for (int tries = kLockTries; lock.number() >= 0; --tries) {
    if (::flock(lock.number(), LOCK_EX | LOCK_NB) == 0) return lock;
    if (errno != EWOULDBLOCK || tries == 0) break;
    std::this_thread::sleep_for(kBetweenLockTries);
  }
  throw std::runtime_error{fmt::format("Cannot lock {}: {}", path.string(), std::strerror(errno))};
}

}  // namespace

Anchor::Anchor(Disk& disk, std::filesystem::path file)
    : disk_{disk}, file_{std::move(file)}, note_{file_content(file_)} {}

bool Anchor::replace(const std::string& note) {
  const auto lock = locked(file_);
  if (file_content(file_) != note_) return false;
  replace_durably(disk_, file_, note);
  note_ = note;
  return true;
}

}  // namespace chalkline::proof
