#pragma once

#include "sports/simulation/prices/innings_forecast.hpp"

// How a team fares in a game that is drawn by innings, not by batter.
namespace chalkline::sports::simulated {

// How often a team scores, and in how many innings it bats.
struct TeamInnings {
  Distribution scores;
  Distribution innings;
};

TeamInnings team_innings(const Chances& chances, bool home);

// The gain of so many scores, each of which brings what `one` says.
Distribution gained_over(Distribution scores, const Distribution& one);

}  // namespace chalkline::sports::simulated
