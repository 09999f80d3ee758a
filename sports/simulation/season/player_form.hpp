#pragma once

#include <array>
#include <cstdint>

#include "sports/simulation/draws/world.hpp"
#include "sports/simulation/season/sport_model.hpp"

namespace chalkline::sports::simulated {

// Each player's mean of his role's figure in a game, which he keeps for a season.
using Means = std::array<double, kRosterSize>;
Means season_means(const World& world, ledger::Sport sport, std::int32_t season, std::size_t team);

// A player's figure in one game, drawn around his mean.
double statistic(Seed draw, const Role& role, double mean);

}  // namespace chalkline::sports::simulated
