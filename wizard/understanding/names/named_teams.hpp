#pragma once

#include <optional>
#include <string>
#include <vector>

#include "wizard/understanding/names/mentions.hpp"

// The teams of what was, whichever of them play next.
namespace chalkline::wizard {

// Every team that is called so, of that sport where one of them is: games of each were played.
std::vector<TeamKey> teams_named(const Reading& reading, const Names::Index& names,
                                 const std::optional<ledger::Sport>& sport);

// "the Los Angeles Lakers", "the New York Giants or the San Francisco Giants".
std::string teams_in_words(const std::vector<TeamKey>& teams, const Names::Index& names);

}  // namespace chalkline::wizard
