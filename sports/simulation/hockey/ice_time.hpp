#pragma once

#include <array>

#include "sports/simulation/hockey/hockey_play.hpp"

namespace chalkline::sports::simulated {

// How long each skater of a team with a lineup has been on the ice by a tick of the game, in
// seconds by roster slot. Together they are five all the time, fewer by those who sit in the
// penalty box, and three in overtime.
std::array<int, kHockeyLineup> ice_time(const SimulatedGame& game, const HockeyPlay& play,
                                        bool home, int tick);

}  // namespace chalkline::sports::simulated
