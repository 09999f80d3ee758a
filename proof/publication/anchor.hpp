#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "proof/storage/disk.hpp"

namespace chalkline::proof {

// The newest note once more, in a file on another disk that no backup has: it shows that the whole
// data directory was put back, and of two machines that sign as one log the second.
class Anchor {
 public:
  // Throws std::runtime_error with one sentence where it cannot be read.
  Anchor(Disk& disk, std::filesystem::path file);

  const std::filesystem::path& file() const { return file_; }
  // As this has found or written it last; absent where there is no file.
  const std::optional<std::string>& note() const { return note_; }

  // Puts `note` in the place of note(), durably; false, with nothing written, where the file holds
  // something else by now. Throws std::runtime_error with one sentence.
  bool replace(const std::string& note);

 private:
  Disk& disk_;
  std::filesystem::path file_;
  std::optional<std::string> note_;
};

}  // namespace chalkline::proof
