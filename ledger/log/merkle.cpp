#include "ledger/log/merkle.hpp"

#include <array>
#include <bit>
#include <cstring>
#include <stdexcept>

namespace chalkline::ledger {
namespace {

constexpr char kLeafPrefix = 0x00;
constexpr char kNodePrefix = 0x01;

}  // namespace

Hash leaf_hash(std::string_view record) {
  thread_local Sha256 hash;
  hash.add({&kLeafPrefix, 1});
  hash.add(record);
  return hash.end();
}

Hash node_hash(const Hash& left, const Hash& right) {
  std::array<char, 1 + 2 * sizeof(Hash)> input;
  input[0] = kNodePrefix;
  std::memcpy(input.data() + 1, left.data(), left.size());
  std::memcpy(input.data() + 1 + left.size(), right.data(), right.size());
  return sha256({input.data(), input.size()});
}

void MerkleTree::append(const Hash& leaf) {
  append(leaf, [](unsigned, const Hash&) {});
}

Hash MerkleTree::root() const {
  if (subtrees_.empty()) return sha256("");
  auto root = subtrees_.back();
  for (auto i = subtrees_.size() - 1; i > 0; --i) root = node_hash(subtrees_[i - 1], root);
  return root;
}

std::string MerkleTree::serialize() const {
  std::string bytes;
  bytes.reserve(subtrees_.size() * sizeof(Hash));
  for (const auto& hash : subtrees_)
    bytes.append(reinterpret_cast<const char*>(hash.data()), hash.size());
  return bytes;
}

MerkleTree MerkleTree::parse(std::uint64_t size, std::string_view bytes) {
  const auto count = static_cast<std::size_t>(std::popcount(size));
  if (bytes.size() != count * sizeof(Hash))
    throw std::invalid_argument("the Merkle tree's subtrees do not fit its size");
  MerkleTree tree;
  tree.size_ = size;
  tree.subtrees_.reserve(count);
  for (; !bytes.empty(); bytes.remove_prefix(sizeof(Hash)))
    std::memcpy(tree.subtrees_.emplace_back().data(), bytes.data(), sizeof(Hash));
  return tree;
}

}  // namespace chalkline::ledger
