#pragma once

#include <vector>

#include "sports/hub/standings.hpp"
#include "sports/simulation/draws/world.hpp"

namespace chalkline::sports::simulated {

// The table of the season of the sport's last game that has ended: the NHL's by division, MLB's and
// the NBA's by conference. Every game of the season so far is played for it (decisions/0026).
std::vector<hub::StandingsGroup> standings(const World& world, ledger::Sport sport,
                                           ledger::Timestamp now);

}  // namespace chalkline::sports::simulated
