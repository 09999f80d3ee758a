#pragma once

#include "sports/simulation/baseball/baseball_play.hpp"
#include "sports/simulation/prices/prop_market.hpp"

namespace chalkline::sports::simulated {

// The lines on a team's players, by the distribution of play_by_plates(). Left out is what moves
// the chance of an over by less than half a point: that nobody gets on base more often than he
// bats, that the home team's last score ends the game, and that a base holds one runner.
TeamMarkets markets_by_plates(const SimulatedGame& game, bool home);

}  // namespace chalkline::sports::simulated
