#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <vector>

#include "sports/book/games/feed_group.hpp"
#include "sports/model/game.hpp"

namespace chalkline::sports {

// The state of the feeds, and the games that wait for a result.
struct BookStatus {
  std::vector<FeedStatus> feeds;  // in order of precedence
  // Games that were on offer and whose result is overdue, the oldest first; void by RULES 13 in the
  // end, so that they are few.
  std::vector<Game> overdue;
  // Games of real leagues whose end the book decides (RULES 57); absent before its first step.
  std::optional<std::set<ledger::GameId>> awaited;

  bool awaits(ledger::GameId game) const { return !awaited || awaited->contains(game); }

  std::size_t failing() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(feeds, [](const FeedStatus& feed) { return !feed.works(); }));
  }
};

}  // namespace chalkline::sports
