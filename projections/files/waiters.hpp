#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <stop_token>

#include "ledger/log/log.hpp"

namespace chalkline::projections {

// The position that readers can count on, and those who wait for a later one. Any thread.
class Waiters {
 public:
  using Ready = std::move_only_function<void()>;

  ledger::Position position() const { return position_.load(std::memory_order_acquire); }

  // Calls `ready` once: at once on this thread if the position is reached, else in reach().
  void when_at(ledger::Position wanted, Ready ready);

  // Moves the position and calls those who waited for it, earliest first, on this thread.
  void reach(ledger::Position position);

  // Returns as soon as a reader waits for a position that `log` has, or else after `at_most` or
  // when `stopping` asks.
  void wait_for_demand(const ledger::Log& log, const std::stop_token& stopping,
                       std::chrono::milliseconds at_most);

  // Drops those who wait; those who come later and are too early are dropped as well.
  void close();

 private:
  std::atomic<ledger::Position> position_{};
  std::mutex mutex_;  // of what follows, and of writing position_
  std::condition_variable_any demand_;
  std::multimap<ledger::Position, Ready> waiting_;
  bool closed_{};
};

}  // namespace chalkline::projections
