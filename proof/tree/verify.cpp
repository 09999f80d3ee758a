#include "proof/tree/verify.hpp"

#include <bit>

#include "base/sha256.hpp"

namespace chalkline::proof {

using ledger::Hash;
using ledger::node_hash;

namespace {

// The way from a node to the root: its number in its level and that of the level's last node.
struct Climb {
  std::uint64_t node;
  std::uint64_t last;

  bool is_at_root() const { return last == 0; }
  bool joins_left() const { return (node & 1U) != 0 || node == last; }
  void up() {
    node >>= 1U;
    last >>= 1U;
  }
  // The last node of a level has no right neighbour where its number is even: it is its own parent.
  void skip_lone_nodes() {
    while ((node & 1U) == 0 && node != 0) up();
  }
};

}  // namespace

bool verify_inclusion(std::uint64_t index, std::uint64_t size, const Hash& leaf,
                      std::span<const Hash> proof, const Hash& root) {
  if (index >= size) return false;
  Climb climb{.node = index, .last = size - 1};
  auto hash = leaf;
  for (const auto& sibling : proof) {
    if (climb.is_at_root()) return false;
    if (climb.joins_left()) {
      hash = node_hash(sibling, hash);
      climb.skip_lone_nodes();
    } else {
      hash = node_hash(hash, sibling);
    }
    climb.up();
  }
  return climb.is_at_root() && hash == root;
}

bool verify_consistency(std::uint64_t old_size, std::uint64_t new_size, const Hash& old_root,
                        const Hash& new_root, std::span<const Hash> proof) {
  if (old_size > new_size) return false;
  if (old_size == 0) return proof.empty() && old_root == sha256("");
  if (old_size == new_size) return proof.empty() && old_root == new_root;
  Climb climb{.node = old_size - 1, .last = new_size - 1};
  while ((climb.node & 1U) != 0) climb.up();
  // A perfect old tree is itself the first hash of the way, and the proof leaves it out.
  const bool is_perfect = std::has_single_bit(old_size);
  if (!is_perfect && proof.empty()) return false;
  auto to_old = is_perfect ? old_root : proof.front();
  auto to_new = to_old;
  for (const auto& hash : is_perfect ? proof : proof.subspan(1)) {
    if (climb.is_at_root()) return false;
    if (climb.joins_left()) {
      to_old = node_hash(hash, to_old);
      to_new = node_hash(hash, to_new);
      climb.skip_lone_nodes();
    } else {
      to_new = node_hash(to_new, hash);
    }
    climb.up();
  }
  return climb.is_at_root() && to_old == old_root && to_new == new_root;
}

}  // namespace chalkline::proof
