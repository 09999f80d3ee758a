#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "sports/store/replay_store.hpp"

namespace chalkline::sports::replay {

using RecordedGames = std::shared_ptr<const std::vector<ReplayGame>>;

// The games of recorded seasons, once in memory however many runs play them, and no longer than one
// does: a megabyte or so for a season of baseball.
class RecordedSeasons {
 public:
  // As it is stored now. An import since the last call may have added games and results: runs that
  // had begun before keep what they had.
  RecordedGames games(ReplayStore& store, ledger::Sport sport, std::int32_t year);

 private:
  std::map<std::pair<ledger::Sport, std::int32_t>, std::weak_ptr<const std::vector<ReplayGame>>>
      kept_;
};

}  // namespace chalkline::sports::replay
