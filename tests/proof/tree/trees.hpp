#pragma once

#include <cstdint>
#include <random>
#include <span>
#include <vector>

#include "proof/tree/subtrees.hpp"
#include "proof/tree/tile_path.hpp"

// Trees made by the definitions of RFC 6962 and not as the program makes them.
namespace chalkline::proof::test {

using ledger::Hash;

inline std::vector<Hash> random_leaves(std::size_t count) {
  std::mt19937_64 random{count};
  std::vector<Hash> leaves(count);
  for (auto& leaf : leaves) {
    for (auto& byte : leaf) byte = static_cast<std::uint8_t>(random());
  }
  return leaves;
}

// Section 2.1: split at the largest power of two smaller than the size.
inline Hash defined_root(std::span<const Hash> leaves) {
  if (leaves.empty()) return sha256("");
  if (leaves.size() == 1) return leaves.front();
  std::size_t split = 1;
  while (split * 2 < leaves.size()) split *= 2;
  return ledger::node_hash(defined_root(leaves.first(split)), defined_root(leaves.subspan(split)));
}

// The hashes of all levels of tiles over these leaves: of each level those over 256 full ones
// below.
inline std::vector<std::vector<Hash>> defined_levels(std::vector<Hash> leaves) {
  std::vector<std::vector<Hash>> levels{std::move(leaves)};
  while (levels.back().size() >= kTileWidth) {
    std::vector<Hash> above;
    for (std::span below{levels.back()}; below.size() >= kTileWidth;
         below = below.subspan(kTileWidth))
      above.push_back(defined_root(below.first(kTileWidth)));
    levels.push_back(std::move(above));
  }
  return levels;
}

inline Subtree subtrees_of(std::vector<Hash> leaves) {
  return subtrees_of_tiles([levels = defined_levels(std::move(leaves))](
                               unsigned level, std::uint64_t first, std::uint64_t count) {
    const auto hashes = std::span{levels.at(level)}.subspan(first, count);
    return std::vector<Hash>{hashes.begin(), hashes.end()};
  });
}

}  // namespace chalkline::proof::test
