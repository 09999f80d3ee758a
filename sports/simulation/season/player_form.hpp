#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "sports/simulation/draws/world.hpp"
#include "sports/simulation/season/sport_model.hpp"

namespace chalkline::sports::simulated {

// Each player's mean of his role's figure in a game, which he keeps for a season.
using Means = std::array<double, kFiguresMost>;
Means season_means(const World& world, const SportModel& model, ledger::Sport sport,
                   std::int32_t season, std::size_t team);

// The figures in a game that players are followed by (Role); absent where a player did not play.
using FollowedFigures = std::array<std::optional<double>, kFiguresMost>;

// A player's figure in one game, drawn around his mean.
double statistic(Seed draw, const Role& role, double mean);

}  // namespace chalkline::sports::simulated
