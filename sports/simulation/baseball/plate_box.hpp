#pragma once

#include "sports/simulation/baseball/baseball_play.hpp"

namespace chalkline::sports::simulated {

// The box score of a game since it has plate appearances (plate_play.hpp): the order goes round
// without a gap, so that all bat as often or once more, the first ones first.
BaseballPlay play_by_plates(const SimulatedGame& game, bool home);

}  // namespace chalkline::sports::simulated
