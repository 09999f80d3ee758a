#pragma once

#include <array>

#include "sports/simulation/baseball/baseball_play.hpp"
#include "sports/simulation/prices/distribution.hpp"

// The chances of what one score brings the figures of a batter (add_score in batting.hpp).
namespace chalkline::sports::simulated {

inline constexpr std::size_t kRunnersMost = 3;

// [n] is how likely a batter is among the first n who are on base when another one hits, and that
// he is the hitter at all.
struct OnScore {
  double hits{};
  std::array<double, kRunnersMost + 1> on_base{};
};
using OnScores = std::array<OnScore, kBaseballFigures>;
OnScores on_scores(const Means& means);
// By the shares of those who hit and of those who are on base, which a pitcher has none of.
OnScores on_scores(const Means& hitters, const Means& runners);

// The gain of a figure by a score that brings in `runs`, with a home run or not.
using Gain = Distribution (*)(const OnScore& player, std::size_t runs, bool home_run);
Distribution gained_hits(const OnScore& player, std::size_t runs, bool home_run);
Distribution gained_runs(const OnScore& player, std::size_t runs, bool home_run);
Distribution gained_hits_runs_rbis(const OnScore& player, std::size_t runs, bool home_run);
// All hits of the team, not the player's alone.
Distribution gained_team_hits(const OnScore& player, std::size_t runs, bool home_run);

}  // namespace chalkline::sports::simulated
