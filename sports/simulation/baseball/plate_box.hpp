#pragma once

#include "sports/simulation/baseball/baseball_play.hpp"

namespace chalkline::sports::simulated {

// The box score of a game since it has plate appearances (plate_play.hpp): the order goes round
// without a gap, so that all bat as often or once more, the first ones first.
// By that tick: runs and who brought them in count from their score, the rest from the end of its
// half-inning. At-bats and runners left on base are those of the whole game.
BaseballPlay play_by_plates(const SimulatedGame& game, bool home, int tick = kGameTicks);

}  // namespace chalkline::sports::simulated
