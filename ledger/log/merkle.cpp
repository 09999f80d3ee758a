#include "ledger/log/merkle.hpp"

#include <openssl/evp.h>

#include <bit>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <stdexcept>

namespace chalkline::ledger {
namespace {

// Keeps a fetched algorithm and a context for each thread: OpenSSL would look the algorithm up each
// time (docs/BENCHMARKS.md, Single choices).
class Sha256 {
 public:
  Sha256() : algorithm_(EVP_MD_fetch(nullptr, "SHA256", nullptr)), context_(EVP_MD_CTX_new()) {
    if (algorithm_ == nullptr || context_ == nullptr) std::abort();
  }
  ~Sha256() {
    EVP_MD_CTX_free(context_);
    EVP_MD_free(algorithm_);
  }
  Sha256(const Sha256&) = delete;
  Sha256& operator=(const Sha256&) = delete;

  void begin() { check(EVP_DigestInit_ex2(context_, algorithm_, nullptr)); }
  void add(const void* bytes, std::size_t size) { check(EVP_DigestUpdate(context_, bytes, size)); }
  Hash end() {
    Hash hash;
    check(EVP_DigestFinal_ex(context_, hash.data(), nullptr));
    return hash;
  }

 private:
  // SHA-256 over memory cannot fail unless OpenSSL itself is broken.
  static void check(int result) {
    if (result != 1) std::abort();
  }
  EVP_MD* algorithm_;
  EVP_MD_CTX* context_;
};

Sha256& hasher() {
  thread_local Sha256 instance;
  return instance;
}

constexpr std::uint8_t kLeafPrefix = 0x00;
constexpr std::uint8_t kNodePrefix = 0x01;

}  // namespace

std::string hex(std::string_view bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  text.reserve(bytes.size() * 2);
  for (const char c : bytes) {
    const auto byte = static_cast<std::uint8_t>(c);
    text += kDigits[byte >> 4];
    text += kDigits[byte & 0xf];
  }
  return text;
}

std::string hex(const Hash& hash) {
  return hex(std::string_view{reinterpret_cast<const char*>(hash.data()), hash.size()});
}

Hash leaf_hash(std::string_view record) {
  auto& sha = hasher();
  sha.begin();
  sha.add(&kLeafPrefix, 1);
  sha.add(record.data(), record.size());
  return sha.end();
}

Hash node_hash(const Hash& left, const Hash& right) {
  std::array<std::uint8_t, 1 + 2 * sizeof(Hash)> input;
  input[0] = kNodePrefix;
  std::memcpy(input.data() + 1, left.data(), left.size());
  std::memcpy(input.data() + 1 + left.size(), right.data(), right.size());
  auto& sha = hasher();
  sha.begin();
  sha.add(input.data(), input.size());
  return sha.end();
}

void MerkleTree::append(const Hash& leaf) {
  // Like adding one in binary: each trailing 1 of the size is a perfect subtree that the new one
  // completes.
  auto subtree = leaf;
  for (auto ones = std::countr_one(size_); ones > 0; --ones) {
    subtree = node_hash(subtrees_.back(), subtree);
    subtrees_.pop_back();
  }
  subtrees_.push_back(subtree);
  ++size_;
}

Hash MerkleTree::root() const {
  if (subtrees_.empty()) {
    auto& sha = hasher();
    sha.begin();
    return sha.end();
  }
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
