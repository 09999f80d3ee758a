#pragma once

#include <string>

#include "wizard/understanding/question.hpp"

namespace chalkline::wizard {

// The cut of a record: " on underdogs", " on NBA totals", " in parlays"; empty for the whole.
std::string cut_in_words(const Question& question);

// " in the NBA"; empty for all sports.
std::string league_in_words(const Question& question);

// "0.244".
std::string three_decimals(double value);

}  // namespace chalkline::wizard
