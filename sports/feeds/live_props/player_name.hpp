#pragma once

#include <string>
#include <string_view>

#include "sports/feeds/live_hub/team_players.hpp"

namespace chalkline::sports::live {

// A player's name as bookmakers and leagues have it in common: in small letters without accents,
// dots, apostrophes and a suffix such as "Jr.", its words apart by one space. "Ronald Acuña Jr."
// and "Ronald Acuna" are one name. Letters beyond the Latin ones stay as they are.
std::string common_name(std::string_view name);

// The one of a game's players whom a bookmaker's name means; null where there is none, or several.
const TeamPlayer* find_player(const TeamPlayers& players, std::string_view name);

}  // namespace chalkline::sports::live
