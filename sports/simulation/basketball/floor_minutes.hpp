#pragma once

#include "sports/simulation/basketball/shooting.hpp"
#include "sports/simulation/prices/distribution.hpp"

// How long each of ten players is on the floor: five at a time, so that a team's minutes sum to
// 240, and to 265 with an extra time.
namespace chalkline::sports::simulated {

using FloorMinutes = std::array<int, kBasketballPlayers>;

// The minutes of each player, 0 of one who rests.
FloorMinutes floor_minutes(const SimulatedGame& game, bool home);

// A player's minutes if he plays while `resting` does not, by whether there is an extra time.
struct MinutesIfPlaying {
  Distribution regulation;
  Distribution extra_time;
};
MinutesIfPlaying minutes_beside(const SimulatedGame& game, bool home, std::size_t roster_slot,
                                std::optional<std::size_t> resting);

}  // namespace chalkline::sports::simulated
