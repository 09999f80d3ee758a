#pragma once

#include "wizard/understanding/names/mentions.hpp"
#include "wizard/understanding/question.hpp"

namespace chalkline::wizard {

// Reads which teams and times a question is about that asks for results, for how teams have done or
// for bets that were placed; what it does not say itself is the topic's.
void read_past(const Reading& reading, const Vocabulary& vocabulary, const Topic& before,
               Question& question);

}  // namespace chalkline::wizard
