#pragma once

#include <cstddef>
#include <optional>

#include "wizard/understanding/question.hpp"
#include "wizard/understanding/text/tokens.hpp"

// The times that a record is asked of, which lie behind: "yesterday", "last week", "since October".
namespace chalkline::wizard {

// By the days of the person, from midnight to midnight; its words name the dates.
std::optional<When> past_in(const Tokens& tokens, const Days& of_person);

// "my last 10 bets".
std::optional<std::size_t> last_bets_in(const Tokens& tokens);

}  // namespace chalkline::wizard
