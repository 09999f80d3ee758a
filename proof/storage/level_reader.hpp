#pragma once

#include <cstdint>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "base/descriptor.hpp"
#include "proof/tree/subtrees.hpp"

namespace chalkline::proof {

// What is stored of the log cannot be read, or is not what was signed: a sentence without its full
// stop.
struct ProofFailure : std::runtime_error {
  using runtime_error::runtime_error;
};

// Reads the level files, also while they grow. Any thread.
class LevelReader {
 public:
  // Throws std::runtime_error with one sentence where one of the files does not open.
  explicit LevelReader(const std::filesystem::path& levels);

  // `count` hashes of a level from its hash `first` on, 32 bytes each. Throws ProofFailure
  // where the file has fewer.
  std::string bytes(unsigned level, std::uint64_t first, std::uint64_t count) const;
  std::vector<ledger::Hash> hashes(unsigned level, std::uint64_t first, std::uint64_t count) const;

  // The subtrees of these hashes. The reader outlives it.
  Subtree subtrees() const;

 private:
  std::vector<Descriptor> files_;
};

// 32 bytes each.
std::vector<ledger::Hash> hashes_of(std::string_view bytes);

std::filesystem::path level_file(const std::filesystem::path& levels, unsigned level);

}  // namespace chalkline::proof
