#pragma once

#include <array>
#include <vector>

#include "sports/feed.hpp"
#include "sports/simulated/calendar.hpp"
#include "sports/simulated/names.hpp"
#include "sports/simulated/play.hpp"

namespace chalkline::sports::simulated {

// Each player's mean of his role's figure in a game, which he keeps for a season.
using Means = std::array<double, kRosterSize>;
Means season_means(Seed seed, ledger::Sport sport, std::int32_t season, std::size_t team);

// What every player of both teams did in the game. Basketball points sum to the team's score, and
// who did not play is left out; the other sports' statistics are drawn around the players' means.
std::vector<PlayerLine> player_lines(Seed seed, const Match& match, const Pairing& pairing);

}  // namespace chalkline::sports::simulated
