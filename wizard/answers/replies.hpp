#pragma once

#include <string>
#include <string_view>

#include "ledger/values/odds.hpp"
#include "wizard/answers/answer.hpp"
#include "wizard/understanding/question.hpp"

// Answers that need nothing but the question.
namespace chalkline::wizard {

Answer greeting(std::string_view username, std::string_view skill_level);
Answer thanks();
Answer abilities();
// For who shows signs of distress: what the product offers, and no advice on any bet.
Answer help_in_distress();
// For who may be in danger: where to turn now, and nothing on betting, not even to press.
Answer help_in_danger();
// For who is not 18 (RULES 8): nothing to press that leads to a bet.
Answer under_age();
// There is none.
Answer sure_bet();
// What the Wizard cannot tell, and the page that can.
Answer only_result();
Answer placed_bet();
Answer out_of_scope();
Answer not_understood();

// Meaning of a term, from its guide. Requires one of terms().
Answer meaning(std::string_view term);

// The price says so much by itself, without a game.
Answer price_alone(ledger::AmericanOdds odds);

// Asks back, or says what was not found, and offers what is near. Requires a doubt.
Answer asking_back(const Question& question, const Vocabulary& vocabulary);

// Said before the answer to a price that no game was named for: the next one explains it as well.
std::string taken_for_example(std::string_view event);

// Said behind the answers on the picks of a slip.
std::string_view margins_add_up();
// Said of a pick whose line is another one now.
std::string_view line_has_moved();

// Said before the answer where Question::has_more.
std::string_view first_of_several();

// Said before the answer to a question that a language model has put into the engine's terms.
std::string_view nearest_question();

}  // namespace chalkline::wizard
