#pragma once

#include <vector>

#include "wizard/advice/analysis.hpp"

namespace chalkline::wizard {

// The figures around a pick that past games and its prices give; one that cannot be had is left
// out. Of each team of a game form and rest, then the home games, the line's move, what
// several bookmakers say, and the meetings;
// of a total what the teams' games ended on in place of who won them.
std::vector<KeyFactor> key_factors(const Subject& subject, const PricedSide& pick);

}  // namespace chalkline::wizard
