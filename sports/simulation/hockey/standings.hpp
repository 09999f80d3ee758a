#pragma once

#include <vector>

#include "sports/hub/standings.hpp"
#include "sports/simulation/draws/world.hpp"

namespace chalkline::sports::simulated {

// The table of the season of the last game that has ended, by division, in their order. Every game
// of the season so far is played for it: decisions/0026 says what that costs.
std::vector<hub::DivisionStandings> standings(const World& world, ledger::Timestamp now);

}  // namespace chalkline::sports::simulated
