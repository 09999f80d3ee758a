#pragma once

#include <cstddef>
#include <string>

#include "ledger/market.hpp"
#include "sports/simulated/seed.hpp"

namespace chalkline::sports::simulated {

inline constexpr std::size_t kRosterSize = 8;

// An invented person's name, for no real one is used; unique over all four leagues. A player stays
// with the team.
std::string player_name(Seed seed, ledger::Sport sport, std::size_t team, std::size_t player);

}  // namespace chalkline::sports::simulated
