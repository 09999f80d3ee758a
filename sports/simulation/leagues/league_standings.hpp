#pragma once

#include <vector>

#include "sports/hub/leagues.hpp"
#include "sports/simulation/draws/world.hpp"

namespace chalkline::sports::simulated {

// The table of the season of the last game of the MLB or NBA that has ended, by conference. Every
// game of the season so far is played for it (decisions/0026).
std::vector<hub::ConferenceStandings> league_standings(const World& world, ledger::Sport sport,
                                                       ledger::Timestamp now);

}  // namespace chalkline::sports::simulated
