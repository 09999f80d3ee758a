#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "sports/hub/roster.hpp"
#include "sports/simulation/draws/world.hpp"

namespace chalkline::sports::simulated {

// The teams of the league by code. A player's figures are summed over the games that have ended, of
// the season of the last one; each of them is played for it (decisions/0026).
std::vector<hub::BaseballRoster> baseball_rosters(const World& world, ledger::Timestamp now);

// "CF".
std::string_view field_position(std::size_t roster_slot);

}  // namespace chalkline::sports::simulated
