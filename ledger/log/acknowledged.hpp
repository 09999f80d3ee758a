#pragma once

#include <filesystem>
#include <optional>

#include "ledger/values/ids.hpp"

namespace chalkline::ledger {

// The last position that was acknowledged, in a small file of its own beside the records. It is
// written after the sync of the records has returned, so a log that ends before it has lost
// acknowledged records: a write-ahead log that was removed, cut or altered. It is synced when it is
// opened and written in place from then on, all of it in one sector: it survives the end of the
// process at any moment, and after a power cut it may be older, which never accuses an honest log.
// Format: position (u64), CRC-32 of its bytes (u32).
class Acknowledged {
 public:
  // The position in `directory`; absent where there is none, or none that is whole.
  static std::optional<Position> read(const std::filesystem::path& directory);

  // Opens the file in `directory` for writing, makes it if needed, and has `position` in it on
  // disk. Throws std::system_error.
  Acknowledged(const std::filesystem::path& directory, Position position);
  ~Acknowledged();
  Acknowledged(const Acknowledged&) = delete;
  Acknowledged& operator=(const Acknowledged&) = delete;

  // Throws std::system_error.
  void write(Position position);

 private:
  int descriptor_;
};

}  // namespace chalkline::ledger
