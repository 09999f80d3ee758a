#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "proof/storage/disk.hpp"

namespace chalkline::proof::test {

// What is thrown where the test ends the process. Nothing is written after it.
struct Killed : std::runtime_error {
  using runtime_error::runtime_error;
};

// A real disk that fails at one of its steps, or at which the process ends there.
class FaultyDisk final : public Disk {
 public:
  enum class Fault : std::uint8_t {
    kKill,        // before the step
    kShortWrite,  // half way through it, where it is a write
    kPowerCut,    // before the step; of what was not synced some is there, zeros or nothing
    kFail,        // the step fails, and later ones do not
  };

  FaultyDisk() = default;
  FaultyDisk(Fault fault, std::uint64_t at_step) : fault_{fault}, at_step_{at_step} {}

  std::uint64_t steps() const { return steps_; }
  bool has_struck() const { return steps_ > at_step_; }

  std::unique_ptr<OpenFile> open(const std::filesystem::path& file, std::uint64_t size) override;
  void make_directory(const std::filesystem::path& directory) override;
  void rename(const std::filesystem::path& from, const std::filesystem::path& to) override;
  void sync_directory(const std::filesystem::path& directory) override;

 private:
  class File;
  struct Moved {
    std::filesystem::path from;
    std::filesystem::path to;
    std::string replaced;
    bool had_replaced{};
  };

  // Throws where this step is the one.
  void step();
  [[noreturn]] void cut_power();

  Fault fault_{Fault::kKill};
  std::uint64_t at_step_{~std::uint64_t{}};
  std::uint64_t steps_{};
  bool is_dead_{};
  std::map<std::filesystem::path, std::uint64_t> synced_;  // bytes of each file
  std::map<std::filesystem::path, std::string> in_place_;  // what was there before an overwrite
  std::vector<Moved> moved_;                               // since their directory was synced
};

}  // namespace chalkline::proof::test
