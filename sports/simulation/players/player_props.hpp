#pragma once

#include <string_view>
#include <vector>

#include "ledger/events/events.hpp"
#include "sports/simulation/games/simulated_game.hpp"
#include "sports/simulation/prices/prop_market.hpp"

// The lines of a game's player props, and the figures that settle them.
namespace chalkline::sports::simulated {

// How many players of a roster have props: those who come first in it.
std::size_t quoted_players(const SimulatedGame& game);

// Tells the draws of a game's props apart.
std::uint64_t prop_number(ledger::Sport sport, bool home, std::size_t roster_slot,
                          ledger::PropType type);

// "PG".
std::string_view position_of(ledger::Sport sport, std::size_t roster_slot);

// Whether the game has figures of its players. Games of the first derivation have them in
// basketball only.
bool has_figures(const SimulatedGame& game);

// The lines on a team's players; requires that the game has figures.
TeamMarkets prop_markets(const SimulatedGame& game, bool home);

// What they have reached by that tick: before the last one, figures whose moments are not drawn are
// left out.
TeamFigures team_figures(const SimulatedGame& game, bool home, int tick = kGameTicks);

// The figures of both teams' players, ascending by id; requires that the game has figures.
std::vector<ledger::PlayerFigures> player_figures(const SimulatedGame& game, int tick = kGameTicks);

}  // namespace chalkline::sports::simulated
