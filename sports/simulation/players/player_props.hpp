#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/events/events.hpp"
#include "sports/simulation/games/simulated_game.hpp"

// The lines of a basketball game's player props, and the figures that settle them.
namespace chalkline::sports::simulated {

// Props are quoted for the first five of a roster; the others come from the bench.
inline constexpr std::size_t kStarters = 5;

// Tells the draws of a game's props apart.
std::uint64_t prop_number(bool home, std::size_t roster_slot, ledger::PropType type);

// "PG".
std::string_view position_of(std::size_t roster_slot);

struct PropMarket {
  ledger::HalfPoints line{};
  double over{};  // how likely the over is if the player plays and it is no push
};

// By PropType, points first. Drawn once for a game and not moved, since a line that followed a
// result would betray it. Absent where a player's own figure lies outside the range.
using PropMarkets = std::array<std::optional<PropMarket>, 5>;
std::array<PropMarkets, kRosterSize> prop_markets(const SimulatedGame& game, bool home);

// Figures of every player of both teams, ascending by id. Points and threes are those of the game
// itself; the rest is drawn.
std::vector<ledger::PlayerFigures> player_figures(const SimulatedGame& game);

}  // namespace chalkline::sports::simulated
