#pragma once

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <utility>

namespace chalkline {

// An open file, which is closed with this. A file that it makes is readable for its owner alone.
class Descriptor {
 public:
  static constexpr ::mode_t kOwnerAlone{0600};

  // Negative where it does not open: errno says why.
  Descriptor(const std::filesystem::path& path, int flags)
      : number_{::open(path.c_str(), flags | O_CLOEXEC, kOwnerAlone)} {}
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  Descriptor(Descriptor&& other) noexcept : number_{std::exchange(other.number_, -1)} {}
  Descriptor& operator=(Descriptor&&) = delete;

  int number() const { return number_; }

 private:
  int number_;
};

}  // namespace chalkline
