#pragma once

#include "sports/simulation/baseball/inning_box.hpp"
#include "sports/simulation/prices/prop_market.hpp"

namespace chalkline::sports::simulated {

// The lines on a team's players in a game by innings. The starter's are exact. A batter's take the
// scores of his team as they come, and are off by less than half a point where the home team's last
// score ends the game.
TeamMarkets markets_by_innings(const SimulatedGame& game, bool home);

}  // namespace chalkline::sports::simulated
