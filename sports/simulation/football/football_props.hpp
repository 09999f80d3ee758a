#pragma once

#include "sports/simulation/football/football_play.hpp"
#include "sports/simulation/prices/prop_market.hpp"

namespace chalkline::sports::simulated {

// The lines on a team's players, by the exact distribution of football_play().
TeamMarkets football_markets(const SimulatedGame& game, bool home);

TeamFigures football_figures(const SimulatedGame& game, bool home, int tick);
FollowedFigures followed_in_football(const SimulatedGame& game, bool home);

}  // namespace chalkline::sports::simulated
