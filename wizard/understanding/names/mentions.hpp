#pragma once

#include <string>
#include <vector>

#include "wizard/understanding/names/name_index.hpp"
#include "wizard/understanding/text/tokens.hpp"

namespace chalkline::wizard {

// Teams that a part of a message names.
struct Mention {
  std::size_t at{};                // its token in Reading::tokens
  std::string text;                // "new york"
  std::vector<std::size_t> teams;  // positions in Names::Index::teams, ascending; one or more
};

// A message with its names found: misspelt words are put right, and each name is one token.
struct Reading {
  Tokens tokens;
  std::vector<Mention> mentions;
};

// The text of a token that stands for a mention.
inline constexpr std::string_view kTeamToken = "$team";

// A word that is a name and something else, such as "heat", counts as a name where those around it
// say so.
Reading read_names(Tokens tokens, const Names::Index& names);

}  // namespace chalkline::wizard
