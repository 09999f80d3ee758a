#pragma once

#include <algorithm>
#include <condition_variable>
#include <limits>
#include <mutex>
#include <string>
#include <vector>

#include "ledger/events/codec.hpp"
#include "ledger/log/log.hpp"

namespace chalkline::projections::test {

// A log in memory. It can be cut, as by a disk that lied, and it can hold its readers back.
class MemoryLog final : public ledger::Log {
 public:
  void add(const ledger::Record& record) {
    {
      const std::scoped_lock lock{mutex_};
      records_.push_back(ledger::encode(record));
    }
    changed_.notify_all();
  }
  void cut_to(ledger::Position position) {
    const std::scoped_lock lock{mutex_};
    records_.resize(position);
  }
  // Scans stop before the record after `position` until release().
  void hold_after(ledger::Position position) {
    const std::scoped_lock lock{mutex_};
    held_after_ = position;
  }
  void release() {
    hold_after(kNever);
    changed_.notify_all();
  }
  // Scans fail as those of a disk that cannot be read.
  void break_reads(bool broken) {
    const std::scoped_lock lock{mutex_};
    broken_ = broken;
  }
  ~MemoryLog() override { release(); }

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
    for (auto at = from; at <= std::min(to, position()); ++at) {
      {
        std::unique_lock lock{mutex_};
        changed_.wait(lock, [&] { return at <= held_after_; });
        if (broken_) throw ledger::LogFailure(at, "cannot be read");
      }
      if (!visit(at, *read(at))) return;
    }
  }
  bool wait_beyond(ledger::Position position, std::chrono::milliseconds at_most,
                   const std::stop_token& stopping) const override {
    std::unique_lock lock{mutex_};
    return changed_.wait_for(lock, stopping, at_most, [&] { return records_.size() > position; });
  }

  // The read side has no use for the rest.
  const ledger::Head& head_at_open() const override { return head_; }
  ledger::Head stored_head() const override { return head_; }
  void append(const ledger::Batch&) override { throw std::logic_error("use add()"); }
  std::optional<ledger::Hash> root_at(ledger::Position) const override { return std::nullopt; }
  void scan_roots(
      ledger::Position,
      const std::function<bool(ledger::Position, const ledger::Hash&)>&) const override {}

 private:
  static constexpr auto kNever = std::numeric_limits<ledger::Position>::max();

  mutable std::mutex mutex_;
  mutable std::condition_variable_any changed_;
  std::vector<std::string> records_;
  ledger::Position held_after_{kNever};
  bool broken_{};
  ledger::Head head_;
};

}  // namespace chalkline::projections::test
