#pragma once

#include "sports/simulation/games/simulated_game.hpp"
#include "sports/simulation/prices/prop_market.hpp"

namespace chalkline::sports::simulated {

// The lines on the quoted players of a team with a lineup, by the exact distribution of
// hockey_play().
TeamMarkets lineup_markets(const SimulatedGame& game, bool home);

}  // namespace chalkline::sports::simulated
