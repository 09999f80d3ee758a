#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "sports/simulation/draws/world.hpp"
#include "sports/simulation/season/player_names.hpp"

// The usual figures of a team's players.
namespace chalkline::sports::simulated {

struct Role {
  std::string_view stat;
  double mean{};
  int trials{};  // above 0: that many chances, so the figure is binomial; else it is a normal one
};
using Roster = std::array<Role, kRosterSize>;
const Roster& roster(ledger::Sport sport);

// Each player's mean of his role's figure in a game, which he keeps for a season.
using Means = std::array<double, kRosterSize>;
Means season_means(const World& world, ledger::Sport sport, std::int32_t season, std::size_t team);

}  // namespace chalkline::sports::simulated
