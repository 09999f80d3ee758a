#pragma once

#include <cstdint>
#include <span>

#include "ledger/log/merkle.hpp"

// Proofs over the tree of RFC 6962, checked as RFC 9162 sections 2.1.3.2 and 2.1.4.2 say.
namespace chalkline::proof {

// The most that a tree below 2^63 asks for.
inline constexpr std::size_t kProofHashesMax = 63;

// Whether the leaf is the one at `index` in the tree of `size` with `root`. Says something only of
// a leaf that was hashed from its record and of a size and root that a log has signed: the same
// hashes fit trees of other sizes.
bool verify_inclusion(std::uint64_t index, std::uint64_t size, const ledger::Hash& leaf,
                      std::span<const ledger::Hash> proof, const ledger::Hash& root);

// Whether the tree of `new_size` with `new_root` continues that of `old_size` with `old_root`.
bool verify_consistency(std::uint64_t old_size, std::uint64_t new_size,
                        const ledger::Hash& old_root, const ledger::Hash& new_root,
                        std::span<const ledger::Hash> proof);

}  // namespace chalkline::proof
