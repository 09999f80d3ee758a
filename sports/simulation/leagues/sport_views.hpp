#pragma once

#include "sports/hub/data_hub.hpp"
#include "sports/simulation/draws/world.hpp"

// The views of the data hub that differ by sport.
namespace chalkline::sports::simulated {

// The box score of a game that has begun. While hockey is played it has the players' figures so
// far; those of the other sports are there once the game is over.
hub::Box box(const World& world, Slot slot, ledger::Timestamp now);

// Absent for a sport without rosters.
hub::IfKnown<hub::Rosters> rosters(const World& world, ledger::Sport sport, ledger::Timestamp now);

}  // namespace chalkline::sports::simulated
