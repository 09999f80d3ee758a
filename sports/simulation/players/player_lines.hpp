#pragma once

#include <vector>

#include "sports/model/result.hpp"
#include "sports/simulation/games/simulated_game.hpp"

namespace chalkline::sports::simulated {

// Figures of every player of both teams in the game. Basketball points sum to the team's score, and
// players who did not play are left out; hockey's and baseball's figures are those that their
// rosters sum; football's are drawn around the players' means.
std::vector<PlayerLine> player_lines(const SimulatedGame& game);

}  // namespace chalkline::sports::simulated
