#pragma once

#include <condition_variable>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "ledger/log/log.hpp"

namespace chalkline::proof::test {

// A log in memory, whose records are any bytes. It can be altered as by a disk or an attacker.
class MemoryLog final : public ledger::Log {
 public:
  // A batch of `count` more records.
  void add(std::size_t count) {
    std::vector<std::string> batch;
    for (std::size_t i = 0; i < count; ++i)
      batch.push_back("record " + std::to_string(position() + i) + salt_);
    add(batch);
  }
  void add(const std::vector<std::string>& batch) {
    {
      const std::scoped_lock lock{mutex_};
      for (const auto& record : batch) {
        records_.push_back(record);
        head_.tree.append(ledger::leaf_hash(record));
      }
      head_.position = records_.size();
      roots_[head_.position] = head_.tree.root();
    }
    changed_.notify_all();
  }
  // From now on records are others than they would have been.
  void fork() { salt_ = " of another history"; }
  void alter_record(ledger::Position position) { records_.at(position - 1) += "!"; }
  void alter_root(ledger::Position position) { roots_.at(position)[0] ^= 1; }
  void remove_root(ledger::Position position) { roots_.erase(position); }
  void alter_head() { head_.tree.append({}); }
  // As a log that lost its end: its roots and its head go with it.
  void cut_to(ledger::Position position) {
    records_.resize(position);
    roots_.erase(roots_.upper_bound(position), roots_.end());
    head_ = {.position = position, .time = {}, .tree = {}, .batches = {}};
    for (const auto& record : records_) head_.tree.append(ledger::leaf_hash(record));
  }
  void break_reads() { broken_ = true; }

  const std::string& record(ledger::Position position) const { return records_.at(position - 1); }

  const ledger::Head& head_at_open() const override { return head_; }
  ledger::Head stored_head() const override {
    const std::scoped_lock lock{mutex_};
    return head_;
  }
  void append(const ledger::Batch&) override { throw std::logic_error("use add()"); }
  ledger::Position position() const override {
    const std::scoped_lock lock{mutex_};
    return records_.size();
  }
  std::optional<std::string> read(ledger::Position position) const override {
    const std::scoped_lock lock{mutex_};
    if (position == 0 || position > records_.size()) return std::nullopt;
    return records_[position - 1];
  }
  void scan(ledger::Position from, ledger::Position to,
            const std::function<bool(ledger::Position, std::string_view)>& visit) const override {
    for (auto at = from; at <= to; ++at) {
      if (broken_) throw ledger::LogFailure(at, "cannot be read");
      const auto record = read(at);
      if (!record || !visit(at, *record)) return;
    }
  }
  std::optional<ledger::Hash> root_at(ledger::Position position) const override {
    const std::scoped_lock lock{mutex_};
    const auto found = roots_.find(position);
    return found == roots_.end() ? std::nullopt : std::optional{found->second};
  }
  void scan_roots(
      ledger::Position from,
      const std::function<bool(ledger::Position, const ledger::Hash&)>& visit) const override {
    for (auto at = roots_.lower_bound(from); at != roots_.end(); ++at) {
      if (!visit(at->first, at->second)) return;
    }
  }
  bool wait_beyond(ledger::Position position, std::chrono::milliseconds at_most,
                   const std::stop_token& stopping) const override {
    std::unique_lock lock{mutex_};
    return changed_.wait_for(lock, stopping, at_most, [&] { return records_.size() > position; });
  }

 private:
  mutable std::mutex mutex_;
  mutable std::condition_variable_any changed_;
  std::vector<std::string> records_;
  std::map<ledger::Position, ledger::Hash> roots_;
  ledger::Head head_;
  std::string salt_;
  bool broken_{};
};

}  // namespace chalkline::proof::test
