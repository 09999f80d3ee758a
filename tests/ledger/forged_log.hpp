#pragma once

#include <vector>

#include "ledger/events/codec.hpp"
#include "ledger/log/log.hpp"

namespace chalkline::ledger::test {

// A log as an attacker would forge it who knows all of its format: checksums, streams' chains,
// postings, roots and the head are made to fit whatever the records say.
class ForgedLog final : public Log {
 public:
  // `batch_ends`: the last position of each batch but the last one.
  ForgedLog(std::vector<std::string> records, const std::vector<Position>& batch_ends)
      : records_(std::move(records)) {
    auto end = batch_ends.begin();
    for (const auto& record : records_) {
      head_.tree.append(leaf_hash(record));
      ++head_.position;
      if (end == batch_ends.end() || *end != head_.position) continue;
      roots_.emplace_back(head_.position, head_.tree.root());
      ++end;
    }
    if (roots_.empty() || roots_.back().first != head_.position)
      roots_.emplace_back(head_.position, head_.tree.root());
    head_.batches = roots_.size();
    if (!records_.empty()) head_.time = decode(records_.back()).value().time;
  }
  ForgedLog(const std::vector<Record>& records, const std::vector<Position>& batch_ends)
      : ForgedLog(encoded(records), batch_ends) {}

  const Head& head_at_open() const override { return head_; }
  Head stored_head() const override { return head_; }
  void append(const Batch&) override { throw LogFailure(head_.position, "this log is finished"); }
  Position position() const override { return head_.position; }
  std::optional<std::string> read(Position position) const override {
    if (position == 0 || position > records_.size()) return std::nullopt;
    return records_[position - 1];
  }
  void scan(Position from, Position to,
            const std::function<bool(Position, std::string_view)>& visit) const override {
    for (auto at = from; at <= std::min(to, position()); ++at) {
      if (!visit(at, records_[at - 1])) return;
    }
  }
  std::optional<Hash> root_at(Position position) const override {
    for (const auto& [end, root] : roots_) {
      if (end == position) return root;
    }
    return std::nullopt;
  }
  void scan_roots(Position from,
                  const std::function<bool(Position, const Hash&)>& visit) const override {
    for (const auto& [position, root] : roots_) {
      if (position >= from && !visit(position, root)) return;
    }
  }
  bool wait_beyond(Position, std::chrono::milliseconds, const std::stop_token&) const override {
    return false;
  }

  // For what a forger gets wrong.
  Head& head() { return head_; }
  std::vector<std::pair<Position, Hash>>& roots() { return roots_; }

 private:
  static std::vector<std::string> encoded(const std::vector<Record>& records) {
    std::vector<std::string> all;
    all.reserve(records.size());
    for (const auto& record : records) all.push_back(encode(record));
    return all;
  }

  std::vector<std::string> records_;
  std::vector<std::pair<Position, Hash>> roots_;
  Head head_;
};

}  // namespace chalkline::ledger::test
