#pragma once

#include <string>

#include "sports/feeds/live/json_reader.hpp"
#include "sports/model/game.hpp"

namespace chalkline::sports::nhl {

// Our code of a team, or the page's own for a team that no longer plays.
std::string code_of(const live::JsonReader& code);

// The team of that code, with our name of it; without one, the code.
Team team_by_code(std::string code);

// The team of a page's "homeTeam" or "awayTeam", with our name of it; without one, the page's.
Team hub_team(const live::JsonReader& side);

}  // namespace chalkline::sports::nhl
