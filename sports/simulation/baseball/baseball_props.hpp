#pragma once

#include "sports/simulation/baseball/baseball_play.hpp"
#include "sports/simulation/prices/prop_market.hpp"

namespace chalkline::sports::simulated {

// The lines on a team's players, by the distribution of baseball_play(), in which only extra
// innings end with a home run.
TeamMarkets baseball_markets(const SimulatedGame& game, bool home);

TeamFigures baseball_figures(const SimulatedGame& game, bool home, int tick);
FollowedFigures followed_in_baseball(const SimulatedGame& game, bool home);

}  // namespace chalkline::sports::simulated
