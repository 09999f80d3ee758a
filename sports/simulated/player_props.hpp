#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/events.hpp"
#include "sports/simulated/players.hpp"
#include "sports/simulated/simulated_game.hpp"

// The lines of a basketball game's player props, and the figures that settle them.
namespace chalkline::sports::simulated {

// Props are quoted for the first five of a roster; the others come from the bench.
inline constexpr std::size_t kStarters = 5;

// "nba-LAL-1": the same for good, whoever sits there.
std::string player_id(ledger::Sport sport, std::size_t team, std::size_t seat);

// "PG".
std::string_view position_of(std::size_t seat);

// By PropType, points first. Drawn once for a game and not moved: the results are drawn from them,
// and a line that followed a result would betray it. Absent where a player's own figure lies
// outside SPEC's range.
using PropLines = std::array<std::optional<ledger::HalfPoints>, 5>;
std::array<PropLines, kRosterSize> prop_lines(Seed seed, const SimulatedGame& game, bool home);

// What every player of both teams did, ascending by id. Points and threes are those of the game
// itself; the rest is drawn around the lines (RULES 19).
std::vector<ledger::PlayerFigures> player_figures(Seed seed, const SimulatedGame& game);

}  // namespace chalkline::sports::simulated
