#pragma once

#include <optional>

#include "sports/feeds/live/json_reader.hpp"
#include "sports/feeds/live/league_game.hpp"

namespace chalkline::sports::nhl {

// Refuses a page of another day, which a cache on the way may still have.
void require_day(const live::JsonReader& date, std::chrono::sys_days day);

// A game as the schedule and the scores have it, of that day. Absent: one before the season, or an
// exhibition.
std::optional<live::LeagueGame> read_game(const live::JsonReader& row, std::chrono::sys_days day);

}  // namespace chalkline::sports::nhl
