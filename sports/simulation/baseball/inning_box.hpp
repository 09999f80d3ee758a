#pragma once

#include "sports/simulation/baseball/baseball_play.hpp"
#include "sports/simulation/season/inning_model.hpp"

// The box score of a game that is drawn by innings.
namespace chalkline::sports::simulated {

BaseballPlay play_by_innings(const SimulatedGame& game, bool home);

// The whole innings after which the pitcher who begins leaves, drawn before the first one. The
// home team always bats in eight, so that his innings are never cut short.
struct StarterInnings {
  int innings{};
  double likely{};
};
inline constexpr std::array kStarterInnings{StarterInnings{4, 0.1}, StarterInnings{5, 0.3},
                                            StarterInnings{6, 0.4}, StarterInnings{7, 0.2}};

// The chance that an out of the pitcher who begins is a strikeout.
double strikeout_chance(const Means& means);

// Hits that bring in nobody: in each half-inning up to kLeftOnBaseMost batters are left on base,
// each with this chance.
inline constexpr int kLeftOnBaseMost = 3;
inline constexpr double kLeftOnBase = 0.087;

inline constexpr std::size_t kFirstReliever = kBaseballFigures;
inline constexpr std::size_t kRelievers = kBaseballRoster - kFirstReliever;

}  // namespace chalkline::sports::simulated
