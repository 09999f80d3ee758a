#pragma once

#include <array>
#include <cstdint>

#include "sports/simulation/draws/world.hpp"
#include "sports/simulation/season/player_names.hpp"

namespace chalkline::sports::simulated {

// Each player's mean of his role's figure in a game, which he keeps for a season.
using Means = std::array<double, kRosterSize>;
Means season_means(const World& world, ledger::Sport sport, std::int32_t season, std::size_t team);

}  // namespace chalkline::sports::simulated
