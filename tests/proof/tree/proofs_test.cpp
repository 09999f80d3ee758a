#include <doctest/doctest.h>

#include <limits>
#include <map>
#include <memory>
#include <utility>

#include "proof/tree/verify.hpp"
#include "tests/proof/tree/trees.hpp"

namespace chalkline::proof {
namespace {

using namespace test;

// Beyond 257, so that there is a tile at level 1.
constexpr std::uint64_t kTreesTo = 300;

// Each hash is made of tiles once, which is most of what 45,000 proofs cost.
Subtree remembered(Subtree made) {
  auto known = std::make_shared<std::map<std::pair<unsigned, std::uint64_t>, Hash>>();
  return [made = std::move(made), known](unsigned height, std::uint64_t index) {
    const auto [at, is_new] = known->try_emplace({height, index});
    if (is_new) at->second = made(height, index);
    return at->second;
  };
}

struct Trees {
  std::vector<Hash> leaves{random_leaves(kTreesTo)};
  std::vector<Hash> roots;
  Subtree subtree{remembered(subtrees_of(leaves))};

  Trees() {
    for (std::uint64_t size = 0; size <= kTreesTo; ++size)
      roots.push_back(defined_root(std::span{leaves}.first(size)));
  }
};

Hash flipped(Hash hash, std::size_t bit) {
  hash.at(bit / 8) ^= static_cast<std::uint8_t>(1U << bit % 8);
  return hash;
}

TEST_CASE("the root of tiles is that of the definition at every size") {
  const Trees trees;
  for (std::uint64_t size = 0; size <= kTreesTo; ++size)
    REQUIRE(root_of(size, trees.subtree) == trees.roots[size]);
}

TEST_CASE("every inclusion proof of trees up to 300 leaves holds, of its leaf and index alone") {
  const Trees trees;
  for (std::uint64_t size = 1; size <= kTreesTo; ++size) {
    for (std::uint64_t index = 0; index < size; ++index) {
      const auto proof = inclusion_proof(index, size, trees.subtree);
      const auto& root = trees.roots[size];
      REQUIRE(verify_inclusion(index, size, trees.leaves[index], proof, root));
      const auto other = (index + 1) % size;
      if (size > 1) REQUIRE_FALSE(verify_inclusion(other, size, trees.leaves[index], proof, root));
      REQUIRE_FALSE(verify_inclusion(index, size, flipped(trees.leaves[index], 3), proof, root));
      REQUIRE_FALSE(
          verify_inclusion(index, size, trees.leaves[index], proof, trees.roots[size - 1]));
    }
  }
}

TEST_CASE("every consistency proof of trees up to 300 leaves holds, of its sizes' roots alone") {
  const Trees trees;
  for (std::uint64_t size = 1; size <= kTreesTo; ++size) {
    for (std::uint64_t old_size = 0; old_size <= size; ++old_size) {
      const auto proof = consistency_proof(old_size, size, trees.subtree);
      const auto& old_root = trees.roots[old_size];
      const auto& root = trees.roots[size];
      REQUIRE(verify_consistency(old_size, size, old_root, root, proof));
      REQUIRE_FALSE(verify_consistency(old_size, size, flipped(old_root, 9), root, proof));
      if (old_size != 0)
        REQUIRE_FALSE(verify_consistency(old_size, size, old_root, flipped(root, 9), proof));
    }
  }
}

TEST_CASE("every flipped bit of a proof's hashes, a hash more and a hash less refuse it") {
  const Trees trees;
  for (const std::uint64_t size : {2U, 7U, 8U, 13U, 255U, 256U, 257U, 300U}) {
    const auto& root = trees.roots[size];
    const auto index = size / 3;
    const auto inclusion = inclusion_proof(index, size, trees.subtree);
    const auto includes = [&](const std::vector<Hash>& proof) {
      return verify_inclusion(index, size, trees.leaves[index], proof, root);
    };
    const auto old_size = size - size / 3 - 1;
    const auto consistency = consistency_proof(old_size, size, trees.subtree);
    const auto continues = [&](const std::vector<Hash>& proof) {
      return verify_consistency(old_size, size, trees.roots[old_size], root, proof);
    };
    const auto refuses_changes = [](std::vector<Hash> proof, const auto& holds) {
      REQUIRE(holds(proof));
      for (auto& hash : proof) {
        for (std::size_t bit = 0; bit < 8 * sizeof hash; ++bit) {
          hash = flipped(hash, bit);
          REQUIRE_FALSE(holds(proof));
          hash = flipped(hash, bit);
        }
      }
      proof.push_back(proof.back());
      REQUIRE_FALSE(holds(proof));
      proof.resize(proof.size() - 2);
      REQUIRE_FALSE(holds(proof));
    };
    refuses_changes(inclusion, includes);
    refuses_changes(consistency, continues);
  }
}

TEST_CASE("proofs of indices and sizes beyond the tree are refused, whatever the hashes") {
  const std::vector<Hash> proof(kProofHashesMax);
  constexpr auto kMax = std::numeric_limits<std::uint64_t>::max();
  CHECK_FALSE(verify_inclusion(0, 0, {}, {}, {}));
  CHECK_FALSE(verify_inclusion(1, 1, {}, {}, {}));
  CHECK_FALSE(verify_inclusion(kMax, kMax, {}, proof, {}));
  CHECK_FALSE(verify_inclusion(kMax - 1, kMax, {}, proof, {}));
  CHECK_FALSE(verify_consistency(2, 1, {}, {}, {}));
  CHECK_FALSE(verify_consistency(kMax, kMax - 1, {}, {}, proof));
  CHECK_FALSE(verify_consistency(kMax - 1, kMax, {}, {}, proof));
}

}  // namespace
}  // namespace chalkline::proof
