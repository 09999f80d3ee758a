#include "projections/files/waiters.hpp"

#include <utility>

namespace chalkline::projections {

void Waiters::when_at(ledger::Position wanted, Ready ready) {
  if (position() < wanted) {
    const std::scoped_lock lock{mutex_};
    if (position() < wanted) {
      if (!closed_) waiting_.emplace(wanted, std::move(ready));
      demand_.notify_one();
      return;
    }
  }
  ready();
}

void Waiters::reach(ledger::Position position) {
  std::multimap<ledger::Position, Ready> reached;
  {
    const std::scoped_lock lock{mutex_};
    position_.store(position, std::memory_order_release);
    const auto end = waiting_.upper_bound(position);
    for (auto at = waiting_.begin(); at != end;)
      reached.insert(reached.end(), waiting_.extract(at++));
  }
  // Without the lock: a callback may ask and wait again.
  for (auto& [wanted, ready] : reached) ready();
}

void Waiters::wait_for_demand(const ledger::Log& log, const std::stop_token& stopping,
                              std::chrono::milliseconds at_most) {
  std::unique_lock lock{mutex_};
  demand_.wait_for(lock, stopping, at_most,
                   [&] { return !waiting_.empty() && waiting_.begin()->first <= log.position(); });
}

void Waiters::close() {
  std::multimap<ledger::Position, Ready> dropped;  // destroyed after the lock is
  const std::scoped_lock lock{mutex_};
  closed_ = true;
  dropped.swap(waiting_);
}

}  // namespace chalkline::projections
