#pragma once

#include "ledger/bet_events.hpp"

namespace chalkline::ledger {

// The odds of a bet as a whole: its pick's, with the boost of its condition, or all legs' together.
AmericanOdds odds_of(const BetPlaced& bet);

}  // namespace chalkline::ledger
