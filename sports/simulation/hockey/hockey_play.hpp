#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "sports/model/hockey_teams.hpp"
#include "sports/simulation/games/simulated_game.hpp"

// The play of a hockey game beside its scores: who shoots, who scores, who assists, who is on the
// ice, who is sent off. All of it follows from the draws of the game's possessions, so it agrees
// with the scores at every tick.
namespace chalkline::sports::simulated {

struct Shot {
  int tick{};  // the game clock from which it counts
  int period{};
  bool home{};            // the team that shoots
  std::size_t shooter{};  // roster slot
  bool goal{};
  std::array<std::optional<std::size_t>, 2> assists{};  // of a goal
  bool power_play{};                                    // a goal with more players on the ice
  // The skaters of a goal that counts for plus and minus: the team's, and the other team's.
  std::span<const std::size_t> on_ice{};
  std::span<const std::size_t> against{};
};

// A skater sits out two minutes, or until the other team's goal. Games with lineups have them.
struct Penalty {
  int tick{};
  bool home{};
  std::size_t skater{};  // roster slot
  int seconds{};         // that his team plays with one skater less, if the game goes on so long
};
inline constexpr int kPenaltyMinutes = 2;

struct HockeyPlay {
  std::vector<Shot> shots;           // on goal, by tick
  std::vector<Penalty> penalties;    // by tick
  int overtime_minutes{};            // begun; 0 unless the score was level after three periods
  std::optional<bool> shootout_won;  // by the home team; absent without a shootout
};
HockeyPlay hockey_play(const SimulatedGame& game);

// The chance that a possession which does not score ends with a shot that is saved, for a team that
// scores with `chance`.
double saved_chance(double chance);

// The share of goals in regulation that are scored on a power play: one of five of these in three a
// game is used.
inline constexpr double kPowerPlayGoals = 0.2;

}  // namespace chalkline::sports::simulated
