#pragma once

#include <string_view>

#include "wizard/understanding/text/tokens.hpp"

namespace chalkline::wizard {

// Whether a name is a word of everyday English, too.
bool is_weak_name(std::string_view name);

// Whether the token, a weak name, is meant as a team. Where another team is named for certain
// nothing but an idiom speaks against it.
bool is_team_meant(const Tokens& tokens, std::size_t at, bool other_team_is_named);

}  // namespace chalkline::wizard
