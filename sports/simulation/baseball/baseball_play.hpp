#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "sports/simulation/games/simulated_game.hpp"

// The play of a team in a baseball game, by player. Its runs are the game's. Up to the third
// derivation each score is a hit of one of the batters, who bats in all of its runs, and each
// runner has got on base by a hit: nobody walks, and every run is earned.
namespace chalkline::sports::simulated {

inline constexpr auto kBaseball = ledger::Sport::kMlb;

// The roster: the pitcher who begins, and the batters after him. Games by innings have nine of
// these, and relievers last; before, seven batted and one pitched the whole game.
inline constexpr std::size_t kPitcher = 0;

struct BattingLine {
  int at_bats{};
  int hits{};
  int home_runs{};
  int runs{};
  int runs_batted_in{};
  int walks{};
  int strikeouts{};
};

struct PitchingLine {
  std::size_t roster_slot{};
  int outs{};
  int hits{};
  int runs{};
  int earned_runs{};
  int walks{};
  int strikeouts{};
};

struct BaseballPlay {
  std::array<BattingLine, kBaseballFigures> batters{};  // by roster slot; the pitcher does not bat
  std::vector<PitchingLine> pitchers;                   // in the order in which they pitched
  int errors{};                                         // in the field
  int left_on_base{};                                   // at bat
};
BaseballPlay baseball_play(const SimulatedGame& game, bool home);

int hits_of(const BaseballPlay& play);

// Used for games by possessions: the share of home runs among the scores, which brought in two or
// three runs, and a batter's turns, in each of which he may have a hit that brings in nobody. With
// the hits of the runners a team has eight a game.
inline constexpr double kHomeRuns = 0.45;
inline constexpr int kTurns = 4;
double hit_chance(const SimulatedGame& game, bool home, std::size_t roster_slot);

}  // namespace chalkline::sports::simulated
