#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "sports/model/game.hpp"

namespace chalkline::sports::seasons {

// The team that a file means by a name or a code, with the name and the code that it had in that
// season; absent for an unknown one. A name of a city that a team has left is known up to the
// team's last season there.
std::optional<Team> team_in_season(ledger::Sport sport, std::string_view written,
                                   std::int32_t season);

}  // namespace chalkline::sports::seasons
