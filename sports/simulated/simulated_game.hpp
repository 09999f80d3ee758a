#pragma once

#include "sports/feed.hpp"
#include "sports/simulated/calendar.hpp"
#include "sports/simulated/play.hpp"
#include "sports/simulated/strength.hpp"

namespace chalkline::sports::simulated {

// One slot of the calendar, with everything that the seed says about it.
struct SimulatedGame {
  Slot slot;
  Pairing pairing;
  Expectation expected;
  Match match;
};

SimulatedGame simulated_game(Seed seed, Slot slot);

// The seed of one game: what its quotes and its scores are drawn from.
Seed game_seed(Seed seed, Slot slot);

// As the feed announces it. The source key names sport, start and the seed's fingerprint:
// "nba/2026-11-21T10:30:00Z/5d5a88a9".
Listed listing(std::uint64_t seed, const SimulatedGame& game);

}  // namespace chalkline::sports::simulated
