#pragma once

#include <filesystem>

#include "base/sqlite/sqlite.hpp"

namespace chalkline::sqlite {

// A database as it is at one moment, while others go on writing to it: their older pages stay until
// this goes.
class PinnedDatabase {
 public:
  explicit PinnedDatabase(const std::filesystem::path& file);

  // Makes a file of it that is whole by itself, without a write-ahead log, where there is none yet.
  void copy_to(const std::filesystem::path& file);

 private:
  Connection db_;
  Transaction transaction_;
};

}  // namespace chalkline::sqlite
