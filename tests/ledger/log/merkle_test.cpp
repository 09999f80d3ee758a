#include "ledger/log/merkle.hpp"

#include <doctest/doctest.h>

#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "base/hex.hpp"

namespace chalkline::ledger {
namespace {

using namespace std::string_literals;

// The tree of RFC 6962 section 2.1 as it is defined there: split at the largest power of two
// smaller than the size.
Hash defined_root(std::span<const Hash> leaves) {
  if (leaves.size() == 1) return leaves.front();
  std::size_t split = 1;
  while (split * 2 < leaves.size()) split *= 2;
  return node_hash(defined_root(leaves.first(split)), defined_root(leaves.subspan(split)));
}

TEST_CASE("the vectors of the certificate-transparency reference tests") {
  struct Row {
    std::string leaf;
    const char* root;  // of the tree up to and with this leaf
  };
  const Row rows[] = {
      {"", "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d"},
      {"\x00"s, "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125"},
      {"\x10", "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77"},
      {"\x20\x21", "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7"},
      {"\x30\x31", "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4"},
      {"\x40\x41\x42\x43", "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef"},
      {"\x50\x51\x52\x53\x54\x55\x56\x57",
       "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c"},
      {"\x60\x61\x62\x63\x64\x65\x66\x67\x68\x69\x6a\x6b\x6c\x6d\x6e\x6f",
       "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328"}};
  MerkleTree tree;
  CHECK(to_hex(tree.root()) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  for (const auto& [leaf, root] : rows) {
    tree.append(leaf_hash(leaf));
    CHECK(to_hex(tree.root()) == root);
  }
}

constexpr std::size_t kLargest = 300;

std::vector<Hash> some_leaves() {
  std::vector<Hash> leaves;
  for (std::size_t i = 0; i < kLargest; ++i)
    leaves.push_back(leaf_hash("record " + std::to_string(i)));
  return leaves;
}

TEST_CASE("appending one by one gives the root of the definition at every size") {
  const auto leaves = some_leaves();
  MerkleTree tree;
  for (std::size_t size = 1; size <= kLargest; ++size) {
    tree.append(leaves[size - 1]);
    REQUIRE(tree.size() == size);
    REQUIRE(tree.root() == defined_root(std::span{leaves}.first(size)));
  }
}

TEST_CASE("each perfect subtree is told once, when its last leaf comes") {
  MerkleTree tree;
  std::vector<Hash> leaves;
  for (int i = 0; i < 300; ++i) {
    leaves.push_back(leaf_hash(std::to_string(i)));
    std::vector<Hash> told;
    tree.append(leaves.back(), [&](unsigned height, const Hash& root) {
      CHECK(height == told.size());
      told.push_back(root);
    });
    std::vector<Hash> wanted;
    for (std::size_t size = 1; leaves.size() % size == 0; size *= 2)
      wanted.push_back(defined_root(std::span{leaves}.last(size)));
    CHECK(told == wanted);
    CHECK(tree.root() == defined_root(leaves));
  }
}

TEST_CASE("a stored tree goes on as the one that was stored, at every size") {
  const auto leaves = some_leaves();
  MerkleTree tree;
  for (const auto& leaf : leaves) {
    auto stored = MerkleTree::parse(tree.size(), tree.serialize());
    REQUIRE(stored == tree);
    REQUIRE(stored.root() == tree.root());
    tree.append(leaf);
    stored.append(leaf);
    REQUIRE(stored == tree);
  }
}

TEST_CASE("a stored tree whose length does not fit its size is refused") {
  MerkleTree tree;
  for (const auto& leaf : some_leaves()) {
    tree.append(leaf);
    const auto bytes = tree.serialize();
    REQUIRE_THROWS_AS(MerkleTree::parse(tree.size(), bytes + '\0'), std::invalid_argument);
    REQUIRE_THROWS_AS(MerkleTree::parse(tree.size(), bytes.substr(1)), std::invalid_argument);
    REQUIRE_THROWS_AS(MerkleTree::parse(tree.size(), ""), std::invalid_argument);
  }
  CHECK_THROWS_AS(MerkleTree::parse(0, "\0"s), std::invalid_argument);
  CHECK(MerkleTree::parse(0, "") == MerkleTree{});
}

TEST_CASE("a leaf and a node over the same bytes have different hashes") {
  const auto left = leaf_hash("a");
  const auto right = leaf_hash("b");
  std::string both(reinterpret_cast<const char*>(left.data()), left.size());
  both.append(reinterpret_cast<const char*>(right.data()), right.size());
  CHECK(leaf_hash(both) != node_hash(left, right));
  CHECK(node_hash(left, right) != node_hash(right, left));
}

}  // namespace
}  // namespace chalkline::ledger
