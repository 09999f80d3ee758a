#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "sports/simulation/draws/world.hpp"

namespace chalkline::sports::simulated {

// A team plays as many games of a season as in the sport: 17 in the NFL, 82 in the NBA and the NHL,
// 162 in MLB. With a game every half hour seasons last 6, 26, 28 and 51 days.
std::int64_t games_per_season(ledger::Sport sport);

struct Pairing {
  std::int32_t season{};
  std::size_t home{};  // indices into teams_of(sport)
  std::size_t away{};
};
Pairing pairing(const World& world, Slot slot);

// The games that have ended by `now`, of the season of the last of them; by start.
std::vector<Slot> ended_games(const World& world, ledger::Sport sport, ledger::Timestamp now);

}  // namespace chalkline::sports::simulated
