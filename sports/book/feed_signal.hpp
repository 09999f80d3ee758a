#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <stop_token>
#include <vector>

#include "ledger/values/ids.hpp"

namespace chalkline::sports {

// Wakes the feed thread before its next step is due.
class FeedSignal {
 public:
  // For any thread. Both return at once.
  void season_changed();  // one has begun, or was stopped
  // An operator has acted on the game in the ledger: the book follows with its next step.
  void operator_acted(ledger::GameId game);

  // For the feed thread. Waits so long, or until it is woken.
  void wait(const std::stop_token& stopping, std::chrono::steady_clock::duration time);
  // The games of the operators' acts, except those that were applied.
  std::vector<ledger::GameId> acted_on() const;
  void applied(std::size_t first);  // so many of acted_on()

 private:
  void wake();  // with the lock held

  mutable std::mutex mutex_;
  std::condition_variable_any woken_;
  bool is_woken_{};
  std::vector<ledger::GameId> acted_on_;
};

}  // namespace chalkline::sports
