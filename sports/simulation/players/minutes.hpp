#pragma once

#include <array>

#include "sports/simulation/games/simulated_game.hpp"
#include "sports/simulation/prices/distribution.hpp"

// How long each player of a basketball team is on the floor: five at a time, so that a team's
// minutes sum to 240, and to 265 with an extra time.
namespace chalkline::sports::simulated {

// The minutes of each player, 0 of one who rests.
std::array<int, kRosterSize> minutes(const SimulatedGame& game, bool home);

// A player's minutes if he plays, mixed over who else rests and whether there is an extra time.
Distribution minutes_if_playing(const SimulatedGame& game, bool home, std::size_t roster_slot);

}  // namespace chalkline::sports::simulated
