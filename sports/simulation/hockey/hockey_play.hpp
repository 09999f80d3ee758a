#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "sports/model/hockey_teams.hpp"
#include "sports/simulation/games/simulated_game.hpp"

// The play of a hockey game beside its scores: who shoots, who scores, who assists. All of it
// follows from the draws of the game's possessions, so it agrees with the scores at every tick.
namespace chalkline::sports::simulated {

// The roster: a goalie, and the skaters after him.
inline constexpr std::size_t kGoalie = 0;

struct Shot {
  int tick{};  // the game clock from which it counts
  int period{};
  bool home{};            // the team that shoots
  std::size_t shooter{};  // roster slot
  bool goal{};
  std::array<std::optional<std::size_t>, 2> assists{};  // of a goal
  bool power_play{};                                    // a goal with more players on the ice
};

struct HockeyPlay {
  std::vector<Shot> shots;           // on goal, by tick
  int overtime_minutes{};            // begun; 0 unless the score was level after three periods
  std::optional<bool> shootout_won;  // by the home team; absent without a shootout
};
HockeyPlay hockey_play(const SimulatedGame& game);

// The chance that a possession which does not score ends with a shot that is saved, for a team that
// scores with `chance`.
double saved_chance(double chance);

// The chance that a goal of the team is a skater's, and that he has an assist of it.
struct GoalShare {
  double scored{};
  double assisted{};
};
std::array<GoalShare, kRosterSize> goal_shares(const Means& means);

// The share of games, level after three periods, that a shootout decides.
inline constexpr double kShootouts = 0.35;

// Whether a level game is decided by a shootout, and not in overtime.
bool has_shootout(const Match& match);

}  // namespace chalkline::sports::simulated
