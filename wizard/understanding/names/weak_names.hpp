#pragma once

#include <string_view>

#include "wizard/understanding/text/tokens.hpp"

namespace chalkline::wizard {

// Whether a name is a word of everyday English, too.
bool is_weak_name(std::string_view name);

// The same of a code, such as "den".
bool is_code_and_word(std::string_view name);

// Whether the code is meant as a team since the words from `from` to before `until` join it to
// another name: "lakers at den", "phi or lakers". `is_sure`: that other name is no word.
bool joins_codes(const Tokens& tokens, std::size_t code, std::size_t from, std::size_t until,
                 bool is_sure);

// Whether the token, a weak name, is meant as a team. Where another team is named for certain
// nothing but an idiom speaks against it.
bool is_team_meant(const Tokens& tokens, std::size_t at, bool other_team_is_named);

}  // namespace chalkline::wizard
