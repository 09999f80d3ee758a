#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "sports/simulation/draws/world.hpp"

namespace chalkline::sports::simulated {

// A season is a double round robin: every team meets every other at home and away. With the game
// every half hour that is 870 games in 18 days (30 teams) or 992 in 21 days (32 teams).
std::int64_t games_per_season(ledger::Sport sport);

struct Pairing {
  std::int32_t season{};
  std::size_t home{};  // indices into teams_of(sport)
  std::size_t away{};
};
Pairing pairing(const World& world, Slot slot);

// The games that have ended by `now`, of the season of the last of them; by start.
std::vector<Slot> ended_games(ledger::Sport sport, ledger::Timestamp now);

}  // namespace chalkline::sports::simulated
