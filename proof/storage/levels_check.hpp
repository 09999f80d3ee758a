#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/descriptor.hpp"
#include "proof/storage/mark.hpp"

namespace chalkline::proof {

// Compares the level files with the hashes that follow from the records, as far as their mark says
// that they are on the disk. A start makes what lies behind it anew.
class LevelsCheck {
 public:
  // The files below `directory`. To be opened before the ledger, which may go on meanwhile.
  explicit LevelsCheck(std::filesystem::path directory);

  // Whether there is something to compare. A ledger that was never served has no hashes beside it.
  bool has_begun() const { return has_begun_; }

  // Takes the root of each perfect subtree of 2^height records, as MerkleTree::append() completes
  // them from the first record on.
  void take(unsigned height, const ledger::Hash& root);

  // After the last one: a sentence without its full stop each, of a level its first hash that
  // differs.
  std::vector<std::string> faults() const;

 private:
  struct Level {
    Level(const std::filesystem::path& path, std::uint64_t of_mark);

    // The next hash of the file; absent where it ends or cannot be read.
    std::optional<ledger::Hash> next();
    void compare(const ledger::Hash& derived);

    Descriptor file;
    int problem{};          // errno, once it could not be read
    std::uint64_t size{};   // as the mark says
    std::uint64_t taken{};  // hashes so far
    std::string ahead;      // bytes that were read, and how many of them are taken
    std::size_t used{};
    std::optional<std::uint64_t> ends_at;
    std::optional<std::uint64_t> differs_at;
    std::uint64_t differ{};
  };

  std::string name_of(unsigned level) const;
  std::optional<std::string> fault(unsigned level) const;
  ledger::Hash stored_root() const;

  std::filesystem::path directory_;
  bool has_begun_{};
  std::optional<Mark> mark_;
  std::uint64_t taken_{};  // records
  bool is_over_{};         // the next ones are none of the mark's
  std::vector<Level> levels_;
};

}  // namespace chalkline::proof
