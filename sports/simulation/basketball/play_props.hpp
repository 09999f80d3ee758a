#pragma once

#include "sports/simulation/basketball/shooting.hpp"
#include "sports/simulation/prices/prop_market.hpp"

namespace chalkline::sports::simulated {

// The lines on a team's starters, by the exact distribution of basketball_play() if they play,
// mixed over who else rests. Extra time is as likely as in the game, but whatever its team has
// scored before, and the one score after it is left out: that moves no chance by half a point.
TeamMarkets play_markets(const SimulatedGame& game, bool home);

}  // namespace chalkline::sports::simulated
