#pragma once

#include <optional>

#include "sports/feeds/live/json_reader.hpp"
#include "sports/feeds/live/league_game.hpp"

namespace chalkline::sports::mlb {

// A game as the schedule has it, of that day. Absent: spring training, or an exhibition.
std::optional<live::LeagueGame> read_game(const live::JsonReader& row, std::chrono::sys_days day);

}  // namespace chalkline::sports::mlb
