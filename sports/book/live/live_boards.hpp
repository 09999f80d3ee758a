#pragma once

#include <deque>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <optional>

#include "ledger/rules/commands.hpp"
#include "sports/model/live_game.hpp"

namespace chalkline::sports {

// The boards of in-play games of the last Rules::Quotes::live_life: as long as a bet may be placed
// at a quote. The calls are for any thread.
class LiveBoards {
 public:
  std::shared_ptr<const LiveBoard> current() const;

  // The game as it was shown at exactly that tick, if it was: what a client saw.
  std::optional<LiveGame> at(ledger::GameId id, ledger::Timestamp quoted_at) const;

  // Calls the listener with each board, in order, on the thread that publishes it, until the
  // subscription is gone; a call under way is waited for.
  using Listener = std::function<void(const std::shared_ptr<const LiveBoard>&)>;
  using Subscription = std::shared_ptr<void>;
  [[nodiscard]] Subscription subscribe(Listener listener);

  void publish(std::shared_ptr<const LiveBoard> board);

 private:
  mutable std::mutex mutex_;
  std::deque<std::shared_ptr<const LiveBoard>> recent_{
      std::make_shared<const LiveBoard>()};  // oldest first, one at least

  std::mutex publishing_;  // of the listeners, while they are called
  std::list<Listener> listeners_;
};

}  // namespace chalkline::sports
