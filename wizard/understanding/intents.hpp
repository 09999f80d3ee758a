#pragma once

#include "wizard/understanding/names/mentions.hpp"
#include "wizard/understanding/question.hpp"

namespace chalkline::wizard {

// Sets the intent of a question whose slots are read, and what goes with it.
void read_intent(const Reading& reading, const Vocabulary& vocabulary, const Topic& before,
                 Question& question);

// Whether a game was talked about.
bool has_topic(const Topic& before);

}  // namespace chalkline::wizard
