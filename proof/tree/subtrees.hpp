#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "ledger/log/merkle.hpp"

// Roots and proofs of a tree, made of the hashes that are stored of it.
namespace chalkline::proof {

// Hashes that stand side by side: `count` of a level of tiles, from its hash `first` on.
using ReadHashes = std::function<std::vector<ledger::Hash>(unsigned level, std::uint64_t first,
                                                           std::uint64_t count)>;

// The root over hashes of one level, whose number is a power of two.
ledger::Hash perfect_root(std::vector<ledger::Hash> hashes);

// The root of the perfect subtree over the 2^height leaves from index * 2^height on.
using Subtree = std::function<ledger::Hash(unsigned height, std::uint64_t index)>;

// Perfect subtrees of any height, out of tiles.
Subtree subtrees_of_tiles(ReadHashes read);

// The same, each worked out once: several proofs of one tree have most of them in common.
Subtree remembered(Subtree subtree);

// The root of the tree over the first `size` leaves.
ledger::Hash root_of(std::uint64_t size, const Subtree& subtree);

// The same from the hashes of the tile at `level` that has `leaf`, and not from one of a level
// above that stands for them: another root where one of them is not the tree's.
ledger::Hash root_by_tile(std::uint64_t size, unsigned level, std::uint64_t leaf,
                          const Subtree& subtree);

// From the leaf's sibling upwards; `index` < `size`.
std::vector<ledger::Hash> inclusion_proof(std::uint64_t index, std::uint64_t size,
                                          const Subtree& subtree);

// `old_size` <= `new_size`. Empty from 0 and between equal sizes.
std::vector<ledger::Hash> consistency_proof(std::uint64_t old_size, std::uint64_t new_size,
                                            const Subtree& subtree);

}  // namespace chalkline::proof
