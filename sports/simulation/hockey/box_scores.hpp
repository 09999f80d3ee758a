#pragma once

#include "sports/hub/hockey_box.hpp"
#include "sports/simulation/hockey/hockey_play.hpp"

// Box scores of simulated hockey games, as of any moment.
namespace chalkline::sports::simulated {

// A game that has not begun has no figures.
hub::HockeyBox hockey_box(const World& world, Slot slot, ledger::Timestamp now);

}  // namespace chalkline::sports::simulated
