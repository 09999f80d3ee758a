#pragma once

#include "wizard/understanding/names/mentions.hpp"
#include "wizard/understanding/question.hpp"

namespace chalkline::wizard {

// Whether the sentence goes on about the person's record, cut another way: "and on the Lakers?",
// "what about last month?". `question` holds what else it says.
bool continues_own_record(const Reading& reading, const Vocabulary& vocabulary, const Topic& before,
                          const Question& question);

// Reads what a question about the person's record is cut by: teams, days, the last bets. It is of
// bets that were placed, whichever games the teams play next.
void read_own_record(const Reading& reading, const Vocabulary& vocabulary, const Topic& before,
                     Question& question);

}  // namespace chalkline::wizard
