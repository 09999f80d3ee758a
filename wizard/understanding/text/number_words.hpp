#pragma once

#include "wizard/understanding/text/tokens.hpp"

namespace chalkline::wizard {

// Makes a number of the words for one, where they stand for a price, a line, a sum or a percentage:
// "plus two hundred", "minus one fifty", "over two twenty and a half", "fifty coins", "ten
// percent". "Two games" and "the last ten" stay words.
void read_number_words(Tokens& tokens);

}  // namespace chalkline::wizard
