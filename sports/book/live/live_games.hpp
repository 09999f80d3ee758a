#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "sports/model/live_game.hpp"

namespace chalkline::sports {

// Whether a bet at what `seen` quotes can be taken while the game stands at `now`: neither is
// suspended, the score is the same, and the same pick is at the same line and at no shorter odds.
// A viewer could otherwise bet at a stale price on a score already seen: in basketball a missed
// possession alone is worth more than the margin.
bool is_still_good(const LiveGame& seen, const LiveGame& now, ledger::Market market,
                   ledger::Side side);

// Builds a snapshot of each in-play game; the caller supplies the time. For one thread at a time.
class LiveGames {
 public:
  // Plays the game from now on; one that it plays already, or that is over by `now`, is left alone.
  void add(std::shared_ptr<const LivePlay> play, ledger::Timestamp now);

  // Stops playing it.
  void remove(ledger::GameId game);

  // Moves every game to its tick; ticks that were missed are left out. False when nothing changed.
  bool advance(ledger::Timestamp now);

  // When there is next something to do; absent while no game is in play.
  std::optional<ledger::Timestamp> next_due() const;

  const std::shared_ptr<const LiveBoard>& latest() const { return latest_; }

 private:
  std::vector<std::shared_ptr<const LivePlay>> plays_;  // by start, then id
  std::shared_ptr<const LiveBoard> latest_ = std::make_shared<const LiveBoard>();
};

}  // namespace chalkline::sports
