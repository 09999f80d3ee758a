#pragma once

#include <string>

#include "http/api/shared/learner/chosen_bets.hpp"

namespace chalkline::http {

// The bets that were won or lost as a file, by their settlements; the cut stands in its head, so
// that nobody takes a part for the whole. Odds and chances are of the legs that counted, as in the
// profit's parts. Cells are numbers, times and this program's own words.
std::string decided_bets_csv(const ChosenBets& chosen, const Cut& cut);

}  // namespace chalkline::http
