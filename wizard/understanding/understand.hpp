#pragma once

#include <string_view>

#include "wizard/understanding/names/vocabulary.hpp"
#include "wizard/understanding/question.hpp"

namespace chalkline::wizard {

// No more of a message is read: RULES 28 allows 500 characters, of at most four bytes each.
inline constexpr std::size_t kMessageBytes = 2'000;

// Any bytes are a question. Of several questions the first is understood that can be answered; a
// sign of distress comes before all others. Takes time by the message's length, and not by the
// board's.
Question understand(std::string_view message, const Vocabulary& vocabulary, const Topic& before);

}  // namespace chalkline::wizard
