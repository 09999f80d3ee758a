#include "proof/tree/subtrees.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <utility>

#include "base/sha256.hpp"
#include "proof/tree/tile_path.hpp"

namespace chalkline::proof {

using ledger::Hash;
using ledger::node_hash;

namespace {

// Leaves of the tree, from `begin` up to but not including `end`: more than one, unless said.
struct Range {
  std::uint64_t begin;
  std::uint64_t end;

  std::uint64_t size() const { return end - begin; }
  // Where RFC 6962 splits them: behind the largest power of two below their number.
  std::uint64_t split() const { return begin + std::bit_floor(size() - 1); }
  Range left() const { return {begin, split()}; }
  Range right() const { return {split(), end}; }
};

// The hash of one leaf or more. All ranges that a tree is split into begin at a multiple of their
// size, rounded up to a power of two.
Hash hash_of(const Range& range, const Subtree& subtree) {
  if (std::has_single_bit(range.size())) {
    const auto height = static_cast<unsigned>(std::countr_zero(range.size()));
    return subtree(height, range.begin >> height);
  }
  return node_hash(hash_of(range.left(), subtree), hash_of(range.right(), subtree));
}

// Split until no subtree is higher than half a tile: those of its halves are read from it.
Hash hash_by_tile(const Range& range, unsigned half, std::uint64_t leaf, const Subtree& subtree) {
  if ((range.size() - 1) >> half == 0) return hash_of(range, subtree);
  if (leaf < range.split())
    return node_hash(hash_by_tile(range.left(), half, leaf, subtree),
                     hash_of(range.right(), subtree));
  return node_hash(hash_of(range.left(), subtree),
                   hash_by_tile(range.right(), half, leaf, subtree));
}

}  // namespace

Hash perfect_root(std::vector<Hash> hashes) {
  for (auto count = hashes.size(); count > 1; count /= 2) {
    for (std::size_t i = 0; i < count / 2; ++i)
      hashes[i] = node_hash(hashes[2 * i], hashes[2 * i + 1]);
  }
  return hashes.front();
}

Subtree subtrees_of_tiles(ReadHashes read) {
  return [read = std::move(read)](unsigned height, std::uint64_t index) {
    const auto above = height % kTileHeight;  // the tile's own hashes
    return perfect_root(read(height / kTileHeight, index << above, std::uint64_t{1} << above));
  };
}

Subtree remembered(Subtree subtree) {
  std::map<std::pair<unsigned, std::uint64_t>, Hash> known;
  return [subtree = std::move(subtree), known](unsigned height, std::uint64_t index) mutable {
    const std::pair place{height, index};
    if (const auto at = known.find(place); at != known.end()) return at->second;
    return known.emplace(place, subtree(height, index)).first->second;
  };
}

Hash root_of(std::uint64_t size, const Subtree& subtree) {
  return size == 0 ? sha256("") : hash_of({0, size}, subtree);
}

Hash root_by_tile(std::uint64_t size, unsigned level, std::uint64_t leaf, const Subtree& subtree) {
  return hash_by_tile({0, size}, kTileHeight * (level + 1) - 1, leaf, subtree);
}

std::vector<Hash> inclusion_proof(std::uint64_t index, std::uint64_t size, const Subtree& subtree) {
  std::vector<Hash> proof;
  Range range{0, size};
  while (range.size() > 1) {
    const bool is_left = index < range.split();
    proof.push_back(hash_of(is_left ? range.right() : range.left(), subtree));
    range = is_left ? range.left() : range.right();
  }
  std::ranges::reverse(proof);
  return proof;
}

std::vector<Hash> consistency_proof(std::uint64_t old_size, std::uint64_t new_size,
                                    const Subtree& subtree) {
  std::vector<Hash> proof;
  if (old_size == 0 || old_size == new_size) return proof;
  Range range{0, new_size};
  while (range.end != old_size) {
    const bool is_left = old_size <= range.split();
    proof.push_back(hash_of(is_left ? range.right() : range.left(), subtree));
    range = is_left ? range.left() : range.right();
  }
  // A holder of the old root has this one already, if it is all of the old tree.
  if (range.begin != 0) proof.push_back(hash_of(range, subtree));
  std::ranges::reverse(proof);
  return proof;
}

}  // namespace chalkline::proof
