#pragma once

#include <string_view>

#include "ledger/values/market.hpp"

// The two halves of the MLB and the NBA, by which their teams are ranked (season 2025-26).
namespace chalkline::sports {

// Whether a team of the MLB is of the American League, or one of the NBA of the Eastern Conference.
bool is_in_first_conference(ledger::Sport sport, std::string_view team_code);

// "American League" or "National League", "Eastern Conference" or "Western Conference".
std::string_view conference_name(ledger::Sport sport, bool first);

}  // namespace chalkline::sports
