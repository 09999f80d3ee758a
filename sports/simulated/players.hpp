#pragma once

#include <vector>

#include "sports/feed.hpp"
#include "sports/simulated/calendar.hpp"
#include "sports/simulated/play.hpp"

namespace chalkline::sports::simulated {

// What every player of both teams did in the game. Basketball points sum to the team's score; the
// other sports' statistics are drawn around each player's mean, which is the player's for a season.
std::vector<PlayerLine> player_lines(Seed seed, const Match& match, const Pairing& pairing);

}  // namespace chalkline::sports::simulated
