#pragma once

#include <string>

#include "wizard/understanding/tokens.hpp"

namespace chalkline::wizard {

// The words that stand where the name of a team would, in a message that names none: "sonics" in
// "Will the Sonics win?". Empty where there are none.
std::string unknown_name(const Tokens& tokens);

}  // namespace chalkline::wizard
