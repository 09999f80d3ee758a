#pragma once

#include "wizard/answers/answer.hpp"
#include "wizard/understanding/care.hpp"

// Answers to people with whom the Wizard speaks of no bets.
namespace chalkline::wizard {

// For who shows signs of distress: what the product offers, and no advice on any bet.
Answer help_in_distress();
// The same within a day of it, in short.
Answer help_again();
// For who may be in danger: where to turn now, and nothing on betting, not even to press.
Answer help_in_danger();
// For who is not 18 (RULES 8): nothing to press that leads to a bet.
Answer under_age();
// For who has said to be under 18, and now says to be of age.
Answer of_age(const Care& care, ledger::Timestamp now);

// In place of an answer that speaks of a bet. Requires speaks_of_no_bets().
Answer no_bets(const Care& care);

// Takes the questions to press and the links away that lead to bets.
void leave_out_bets(Answer& answer, const Vocabulary& vocabulary);

}  // namespace chalkline::wizard
