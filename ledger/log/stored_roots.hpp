#pragma once

#include <vector>

#include "ledger/log/log.hpp"

namespace chalkline::ledger {

// The roots of all batches that end at a position or later, in order, a few thousand in memory at a
// time.
class StoredRoots {
 public:
  struct Root {
    Position position{};  // the last of the batch
    Hash root{};
  };

  explicit StoredRoots(const Log& log, Position from = 0) : log_(log) { load(from); }

  // Null after the last one.
  const Root* next() const { return at_ < chunk_.size() ? &chunk_[at_] : nullptr; }
  void advance() {
    ++read_;
    if (++at_ == chunk_.size()) load(chunk_.back().position + 1);
  }
  // How many were passed.
  std::uint64_t read() const { return read_; }

 private:
  static constexpr std::size_t kChunk = 4'096;

  void load(Position from) {
    chunk_.clear();
    at_ = 0;
    log_.scan_roots(from, [this](Position position, const Hash& root) {
      chunk_.push_back({position, root});
      return chunk_.size() < kChunk;
    });
  }

  const Log& log_;
  std::vector<Root> chunk_;
  std::size_t at_{};
  std::uint64_t read_{};
};

}  // namespace chalkline::ledger
