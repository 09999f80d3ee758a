#pragma once

#include <bit>
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
  // The same; calls completed(height, root) for each perfect subtree of 2^height leaves that ends
  // with this one, from the leaf itself up.
  template <class Completed>
  void append(const Hash& leaf, const Completed& completed);
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

template <class Completed>
void MerkleTree::append(const Hash& leaf, const Completed& completed) {
  auto subtree = leaf;
  unsigned height = 0;
  completed(height, subtree);
  // Like adding one in binary: each trailing 1 of the size is a perfect subtree that the new one
  // completes.
  for (auto ones = std::countr_one(size_); ones > 0; --ones) {
    subtree = node_hash(subtrees_.back(), subtree);
    subtrees_.pop_back();
    completed(++height, subtree);
  }
  subtrees_.push_back(subtree);
  ++size_;
}

}  // namespace chalkline::ledger
