#pragma once

#include "sports/simulation/players/player_props.hpp"

namespace chalkline::sports::simulated {

// The lines on a team's players: points, rebounds, assists, threes and minutes.
TeamMarkets basketball_markets(const SimulatedGame& game, bool home);

// Points and threes are those of the game itself; the rest is drawn.
TeamFigures basketball_figures(const SimulatedGame& game, bool home);
FollowedFigures followed_in_basketball(const SimulatedGame& game, bool home);

// "PG".
std::string_view basketball_position(std::size_t roster_slot);

}  // namespace chalkline::sports::simulated
