#pragma once

#include "sports/simulation/hockey/hockey_play.hpp"
#include "sports/simulation/prices/prop_market.hpp"

namespace chalkline::sports::simulated {

// The lines on a team's players, by the exact distribution of hockey_play().
TeamMarkets hockey_markets(const SimulatedGame& game, bool home);

}  // namespace chalkline::sports::simulated
