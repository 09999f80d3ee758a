#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/sha256.hpp"

namespace chalkline::ledger {

using Hash = Sha256Digest;

// RFC 6962 section 2.1: leaf = SHA-256(0x00 || record), node = SHA-256(0x01 || left || right).
Hash leaf_hash(std::string_view record);
Hash node_hash(const Hash& left, const Hash& right);

// The append-only tree, kept as the roots of its perfect subtrees from left to right (at most 64
// hashes), which is all that appending and computing the root need. The tree over no records has
// the root SHA-256("").
class MerkleTree {
 public:
  MerkleTree() = default;

  void append(const Hash& leaf);
  Hash root() const;
  std::uint64_t size() const { return size_; }

  // Stored form: the subtree roots, 32 bytes each; their number follows from the size.
  std::string serialize() const;
  // Throws std::invalid_argument if `bytes` is not of the length that `size` asks for.
  static MerkleTree parse(std::uint64_t size, std::string_view bytes);

  friend bool operator==(const MerkleTree&, const MerkleTree&) = default;

 private:
  std::uint64_t size_{};
  std::vector<Hash> subtrees_;
};

}  // namespace chalkline::ledger
