#pragma once

#include "sports/simulation/players/player_props.hpp"

namespace chalkline::sports::simulated {

// The lines on a team's players: points, rebounds, assists, threes and minutes.
TeamMarkets basketball_markets(const SimulatedGame& game, bool home);

// Since the fourth derivation all of them are those of basketball_play(). Before, points and threes
// were those of the game itself, and the rest was drawn.
TeamFigures basketball_figures(const SimulatedGame& game, bool home, int tick);
FollowedFigures followed_in_basketball(const SimulatedGame& game, bool home);

// "PG".
std::string_view basketball_position(std::size_t roster_slot);

}  // namespace chalkline::sports::simulated
