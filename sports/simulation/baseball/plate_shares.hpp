#pragma once

#include "sports/simulation/games/simulated_game.hpp"

// The batters of a team by what falls to them; 0 of the pitcher.
namespace chalkline::sports::simulated {

// Each batter's share of the times on base. Batting averages lie closer together than the figure
// that batters are followed by, in which who bats others in has more.
Means on_base_shares(const SimulatedGame& game, bool home);

// Each batter's share of the home runs: a place in the order has a usual part of them, and a batter
// his power, which is his for good and follows from his name.
Means home_run_shares(const SimulatedGame& game, bool home);

}  // namespace chalkline::sports::simulated
