#pragma once

#include "wizard/understanding/names/mentions.hpp"
#include "wizard/understanding/question.hpp"

namespace chalkline::wizard {

// A sentence, or several that ask one thing, with its names found.
Question understand_sentence(const Reading& reading, const Vocabulary& vocabulary,
                             const Topic& before);

}  // namespace chalkline::wizard
