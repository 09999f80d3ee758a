#pragma once

#include <array>

#include "sports/simulation/baseball/baseball_play.hpp"
#include "sports/simulation/games/innings.hpp"

// How runs and hits are shared among the players of a team, by whatever derivation they are drawn.
namespace chalkline::sports::simulated {

inline constexpr int kOutsOfInning = 3;

using Batters = std::array<BattingLine, kBaseballFigures>;

// One of the players with a share that is not 0.
std::size_t batter_of(Seed draw, const Means& shares);

// The shares of those who bat.
Means batting_shares(const Means& means);

// A score: one of the batters hits, the runs come in, and each runner had got on base by a hit.
void add_score(Batters& batters, Seed draw, const Means& means, int runs, bool home_run);

int hits_of(const Batters& batters);

// The at-bats of a team are its hits, its outs and the errors of the other. The order goes round,
// so that all bat about as often.
void add_at_bats(Batters& batters, std::size_t players, int all);

// The outs of the team that bats. A game that the home team ends has no third out.
int outs_of(const Match& match, const Innings& innings, bool home);

// Six in a hundred innings have an error. It costs no run: every run is earned (decisions/0026).
int errors_of(const Match& match, const Innings& innings, bool home);

}  // namespace chalkline::sports::simulated
