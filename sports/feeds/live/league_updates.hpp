#pragma once

#include <map>
#include <string>
#include <utility>

#include "sports/feeds/feed.hpp"
#include "sports/feeds/live/league_game.hpp"

namespace chalkline::sports::live {

// How long a final score has to stand before bets are settled by it, where the league has not
// called it official.
inline constexpr auto kFinalStands = std::chrono::minutes{10};

using GamesByKey = std::map<std::string, LeagueGame>;

// Makes the sportsbook's updates of what a league tells of its games.
class LeagueUpdates {
 public:
  // All that is to be told of the games as of `now`.
  std::vector<Update> tell(const GamesByKey& games, ledger::Timestamp now);

 private:
  bool has_stood(const LeagueGame& game, ledger::Timestamp now);

  std::map<std::string, std::pair<ledger::Score, ledger::Timestamp>> final_since_;
};

// Takes the games of a page. A game that was moved may stand on two days, and twice in one page:
// the row that tells nothing of it does not count then.
void merge(GamesByKey& games, std::vector<LeagueGame> page);

}  // namespace chalkline::sports::live
