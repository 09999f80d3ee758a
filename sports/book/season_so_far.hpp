#pragma once

#include <optional>
#include <vector>

#include "ledger/values/ids.hpp"
#include "sports/model/game.hpp"
#include "sports/model/season_run.hpp"
#include "sports/store/replay_store.hpp"

namespace chalkline::sports {

// A team's results in the games of a run that are over.
struct TeamSoFar {
  Team team;
  int won{};
  int lost{};
  int tied{};
  int scored{};
  int allowed{};
};

// The next game of a run to begin.
struct NextOfRun {
  ledger::GameId id{};
  Team home;
  Team away;
  ledger::Timestamp starts_at{};       // in the run
  ledger::Timestamp recorded_start{};  // as it was
  bool is_listed{};                    // and can be bet on
};

// A run by a moment.
struct SeasonSoFar {
  SeasonRun run;
  std::vector<TeamSoFar>
      teams;  // by share of wins, a tie as half of one; then by points, then name
  std::optional<NextOfRun> next;
  std::vector<ledger::GameId> games;  // of the run, ascending
};

// `games` are all of the run's season, by recorded start.
SeasonSoFar season_so_far(const SeasonRun& run, const std::vector<ReplayGame>& games,
                          ledger::Timestamp now);

}  // namespace chalkline::sports
