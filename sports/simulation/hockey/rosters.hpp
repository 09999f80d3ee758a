#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "sports/hub/roster.hpp"
#include "sports/simulation/draws/world.hpp"

namespace chalkline::sports::simulated {

// The teams of the league by code. A player's figures are those of the box scores of the season of
// the last game that has ended. As standings(), it plays each of these games.
std::vector<hub::HockeyRoster> hockey_rosters(const World& world, ledger::Timestamp now);

// "LW".
std::string_view hockey_position(std::size_t roster_slot);

}  // namespace chalkline::sports::simulated
