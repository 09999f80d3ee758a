#pragma once

#include <string>

#include "wizard/understanding/text/tokens.hpp"

namespace chalkline::wizard {

// Whether the word stands beside names in questions, and is none.
bool is_common(const Token& token);

// The words that stand where the name of a team would, in a message that names none: "sonics" in
// "Will the Sonics win?". Empty where there are none.
std::string unknown_name(const Tokens& tokens);

// The same where the words leave no doubt that another is meant than was talked about: the first of
// "arsenal vs chelsea", the player of "lebron over 25 points".
std::string other_name(const Tokens& tokens);

// A name that is joined to a team's as another team's would be: "sonics" in "Lakers or Sonics".
// Empty where there is none.
std::string name_beside_team(const Tokens& tokens);

}  // namespace chalkline::wizard
