#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ledger/log/log.hpp"
#include "proof/storage/disk.hpp"
#include "proof/storage/level_reader.hpp"
#include "proof/storage/mark.hpp"
#include "proof/tree/tile_path.hpp"

namespace chalkline::proof {

// The hashes of the log's tree, in a file a level: tile N of a level is the 8,192 bytes from
// 8,192 N on, and a partial tile is its beginning. They follow from the records, so that files made
// anew have the same bytes (docs/TRANSPARENCY.md). One thread writes.
class Levels {
 public:
  // The files below `directory`, cut to their mark. They begin anew at size 0 where they do not
  // hold what the mark says, where the log has another root there or is shorter, or where the tree
  // of `newest` does not follow from them. Throws std::runtime_error with one sentence.
  Levels(Disk& disk, const std::filesystem::path& directory, const ledger::Log& log,
         const Mark& newest);

  std::uint64_t size() const { return size_; }

  // Takes the next leaf. This and the calls below may throw std::runtime_error, after which the
  // files are what the next start makes of them.
  void append(const ledger::Hash& leaf);
  // Computes the root from the bytes in the files and not from what this remembers of them.
  ledger::Hash root();
  // Returns that root after all leaves so far are on the disk, and the mark behind them.
  ledger::Hash sync();

  const LevelReader& reader() const { return *reader_; }

 private:
  struct Level {
    std::unique_ptr<OpenFile> file;
    std::string pending;             // bytes that are yet to be written
    std::vector<ledger::Hash> edge;  // of the tile that is not full
    bool is_synced{true};
  };

  void flush();

  std::unique_ptr<OpenFile> mark_;
  std::array<Level, kLevels> levels_;
  std::optional<LevelReader> reader_;
  std::uint64_t size_{};
};

}  // namespace chalkline::proof
