#pragma once

#include "sports/hub/baseball_box.hpp"
#include "sports/simulation/draws/world.hpp"

// Box scores of simulated games. The players' figures are those that rosters sum and that props are
// settled by.
namespace chalkline::sports::simulated {

// The box score of a game that has begun; the players' figures are there once it is over.
hub::Box basketball_box(const World& world, Slot slot, ledger::Timestamp now);
hub::Box football_box(const World& world, Slot slot, ledger::Timestamp now);
hub::BaseballBox baseball_box(const World& world, Slot slot, ledger::Timestamp now);

}  // namespace chalkline::sports::simulated
