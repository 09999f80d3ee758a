#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "ledger/state/state.hpp"

namespace chalkline::ledger::test {

// Another log, whose scans wait before a record.
class HeldLog final : public Log {
 public:
  HeldLog(Log& log, Position held_at) : log_(log), held_at_(held_at) {}

  void wait_until_held() {
    std::unique_lock lock{mutex_};
    changed_.wait(lock, [this] { return held_; });
  }
  void release() {
    const std::scoped_lock lock{mutex_};
    held_at_ = 0;
    changed_.notify_all();
  }
  // Tells the state to stop, and lets the scan go on once it has been asked to.
  void stop_then_release(State& state) {
    std::jthread stopping{[&] { state.stop(); }};
    while (!state.is_stopping()) std::this_thread::yield();
    release();
  }
  Position scanned_from() const { return scanned_from_; }

  void scan(Position from, Position to,
            const std::function<bool(Position, std::string_view)>& visit) const override {
    scanned_from_ = from;
    log_.scan(from, to, [&](Position position, std::string_view bytes) {
      std::unique_lock lock{mutex_};
      if (position == held_at_) {
        held_ = true;
        changed_.notify_all();
        changed_.wait(lock, [this] { return held_at_ == 0; });
      }
      lock.unlock();
      return visit(position, bytes);
    });
  }

  const Head& head_at_open() const override { return log_.head_at_open(); }
  void append(const Batch& batch) override { log_.append(batch); }
  Position position() const override { return log_.position(); }
  std::optional<std::string> read(Position position) const override { return log_.read(position); }
  Head stored_head() const override { return log_.stored_head(); }
  std::optional<Hash> root_at(Position position) const override { return log_.root_at(position); }
  void scan_roots(Position from,
                  const std::function<bool(Position, const Hash&)>& visit) const override {
    log_.scan_roots(from, visit);
  }
  bool wait_beyond(Position position, std::chrono::milliseconds at_most,
                   const std::stop_token& stopping) const override {
    return log_.wait_beyond(position, at_most, stopping);
  }

 private:
  Log& log_;
  mutable std::mutex mutex_;
  mutable std::condition_variable changed_;
  Position held_at_;
  mutable bool held_ = false;
  mutable std::atomic<Position> scanned_from_{};
};

}  // namespace chalkline::ledger::test
