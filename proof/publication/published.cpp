#include "proof/publication/published.hpp"

#include <fmt/format.h>

#include <utility>

#include "proof/tree/tile_path.hpp"
#include "proof/tree/tlog_proof.hpp"
#include "proof/tree/verify.hpp"

namespace chalkline::proof {

using ledger::Hash;

namespace {

// The level files are damaged, which is seen before anybody takes a wrong proof for a wrong log.
[[noreturn]] void fail_damaged() {
  throw ProofFailure{"The hashes that are stored beside the ledger are not those that were signed"};
}

}  // namespace

std::shared_ptr<const Published::Newest> Published::newest() const {
  const std::scoped_lock lock{mutex_};
  return newest_;
}

std::optional<std::chrono::system_clock::time_point> Published::published_at() const {
  const std::scoped_lock lock{mutex_};
  return published_at_;
}

std::shared_ptr<const Published::Newest> Published::witnessed() const {
  const std::scoped_lock lock{mutex_};
  return witnessed_;
}

// At a start level files may have to be made anew up to what was witnessed.
std::shared_ptr<const Published::Newest> Published::to_prove(ledger::Position position) const {
  const std::scoped_lock lock{mutex_};
  const bool is_covered = newest_ && witnessed_ && position <= witnessed_->checkpoint.size &&
                          witnessed_->checkpoint.size <= newest_->checkpoint.size;
  return is_covered ? witnessed_ : newest_;
}

void Published::publish_witnessed(Newest witnessed) {
  const std::scoped_lock lock{mutex_};
  witnessed_ = std::make_shared<const Newest>(std::move(witnessed));
}

void Published::wait_beyond(std::uint64_t size, std::chrono::steady_clock::duration time,
                            const std::stop_token& stopping) const {
  std::unique_lock lock{mutex_};
  grows_.wait_for(lock, stopping, time, [&] { return newest_ && newest_->checkpoint.size > size; });
}

std::string Published::keys() const {
  const std::scoped_lock lock{mutex_};
  return keys_;
}

void Published::publish_keys(std::string keys) {
  const std::scoped_lock lock{mutex_};
  keys_ = std::move(keys);
}

std::uint64_t Published::size() const {
  const auto newest = this->newest();
  return newest ? newest->checkpoint.size : 0;
}

// Caches keep it for ever, so a damaged one must not go out once.
std::optional<std::string> Published::tile(unsigned level, std::uint64_t index,
                                           std::uint64_t width) const {
  const auto newest = this->newest();
  const auto published = newest ? tile_width(newest->checkpoint.size, level, index) : 0;
  if (width == 0 || width > published) return std::nullopt;
  const auto first = index * kTileWidth;
  const auto bytes = levels_.bytes(level, first, published);
  const auto subtree = subtrees_of_tiles([&](unsigned of, std::uint64_t from, std::uint64_t count) {
    const bool is_of_tile = of == level && from / kTileWidth == index;
    return is_of_tile ? hashes_of(std::string_view{bytes}.substr((from - first) * sizeof(Hash),
                                                                 count * sizeof(Hash)))
                      : levels_.hashes(of, from, count);
  });
  const auto leaf = first << (kTileHeight * level);
  if (root_by_tile(newest->checkpoint.size, level, leaf, subtree) != newest->checkpoint.root)
    fail_damaged();
  return bytes.substr(0, width * sizeof(Hash));
}

std::optional<std::string> Published::bundle(std::uint64_t index, std::uint64_t width) const {
  if (width == 0 || width > tile_width(size(), 0, index)) return std::nullopt;
  const auto first = index * kTileWidth + 1;
  std::string bytes;
  log_.scan(first, first + width - 1, [&](ledger::Position, std::string_view record) {
    bytes += static_cast<char>(record.size() >> 8U);
    bytes += static_cast<char>(record.size());
    bytes += record;
    return true;
  });
  return bytes;
}

std::optional<std::vector<Hash>> Published::inclusion(const Newest& under,
                                                      std::uint64_t index) const {
  return inclusion(under, index, levels_.subtrees());
}

std::optional<std::vector<Hash>> Published::inclusion(const Newest& under, std::uint64_t index,
                                                      const Subtree& subtree) const {
  const auto& [_, size, root] = under.checkpoint;
  if (index >= size) return std::nullopt;
  auto proof = inclusion_proof(index, size, subtree);
  const auto leaf = levels_.hashes(0, index, 1).front();
  if (!verify_inclusion(index, size, leaf, proof, root)) fail_damaged();
  return proof;
}

std::optional<std::vector<Hash>> Published::consistency(std::uint64_t old_size,
                                                        std::uint64_t new_size) const {
  const auto newest = this->newest();
  if (!newest || old_size > new_size || new_size > newest->checkpoint.size) return std::nullopt;
  const auto& signed_root = newest->checkpoint.root;
  const auto subtree = remembered(levels_.subtrees());
  const auto new_root = root_of(new_size, subtree);
  // Damaged files agree with themselves: what leads to the signed root alone is what was signed.
  const auto is_signed =
      verify_consistency(new_size, newest->checkpoint.size, new_root, signed_root,
                         consistency_proof(new_size, newest->checkpoint.size, subtree));
  auto proof = consistency_proof(old_size, new_size, subtree);
  if (!is_signed ||
      !verify_consistency(old_size, new_size, root_of(old_size, subtree), new_root, proof))
    fail_damaged();
  return proof;
}

std::optional<std::string> Published::record_proof(const Newest& under,
                                                   ledger::Position position) const {
  return record_proof(under, position, levels_.subtrees());
}

std::vector<std::optional<std::string>> Published::record_proofs(
    const Newest& under, std::span<const ledger::Position> positions) const {
  const auto subtree = remembered(levels_.subtrees());
  std::vector<std::optional<std::string>> proofs;
  for (const auto position : positions) proofs.push_back(record_proof(under, position, subtree));
  return proofs;
}

std::optional<std::string> Published::record_proof(const Newest& under, ledger::Position position,
                                                   const Subtree& subtree) const {
  if (position == 0) return std::nullopt;
  auto hashes = inclusion(under, position - 1, subtree);
  if (!hashes) return std::nullopt;
  auto record = log_.read(position);
  if (!record) throw ledger::LogFailure(position, "missing");
  // The hash leads to the root that was signed.
  if (ledger::leaf_hash(*record) != levels_.hashes(0, position - 1, 1).front())
    throw ProofFailure{fmt::format("Record {} is not the one that was signed", position)};
  return format_tlog_proof({.extra = std::move(record),
                            .index = position - 1,
                            .hashes = *std::move(hashes),
                            .checkpoint = under.note});
}

Published::Waiter Published::when_covered(ledger::Position position, Ready ready) {
  Waiter waiter{position, 0};
  {
    const std::scoped_lock lock{mutex_};
    waiter.second = ++waiters_;
    if (!newest_ || newest_->checkpoint.size < position) {
      waiting_.emplace(waiter, std::move(ready));
      return waiter;
    }
  }
  ready();
  return waiter;
}

void Published::forget(const Waiter& waiter) {
  const std::scoped_lock lock{mutex_};
  waiting_.erase(waiter);
}

void Published::publish(Newest newest) {
  std::map<Waiter, Ready> covered;
  {
    const std::scoped_lock lock{mutex_};
    const auto end = waiting_.lower_bound({newest.checkpoint.size + 1, 0});
    newest_ = std::make_shared<const Newest>(std::move(newest));
    published_at_ = std::chrono::system_clock::now();
    for (auto at = waiting_.begin(); at != end;)
      covered.insert(covered.end(), waiting_.extract(at++));
  }
  grows_.notify_all();
  // Without the lock: a callback may ask and wait again.
  for (auto& [waiter, ready] : covered) ready();
}

}  // namespace chalkline::proof
