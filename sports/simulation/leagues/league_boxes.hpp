#pragma once

#include "sports/hub/leagues.hpp"
#include "sports/simulation/draws/world.hpp"

// Box scores of simulated baseball and basketball games. The players' figures are those that
// rosters sum and that props are settled by.
namespace chalkline::sports::simulated {

hub::BaseballBox baseball_box(const World& world, Slot slot, ledger::Timestamp now);
hub::BasketballBox basketball_box(const World& world, Slot slot, ledger::Timestamp now);

}  // namespace chalkline::sports::simulated
