#pragma once

#include <string_view>

#include "sports/model/league.hpp"

namespace chalkline::sports {

// The team of today that a provider means by a name or a code, which each writes in its own way:
// Washington is WAS to one and WSH to another. Null for one that is not known.
const LeagueTeam* find_team(ledger::Sport sport, std::string_view name_or_code);

}  // namespace chalkline::sports
