#pragma once

#include <vector>

#include "sports/hub/line_score.hpp"
#include "sports/simulation/games/simulated_game.hpp"

// Schedules of simulated games, and line scores of all but hockey's, as of any moment.
namespace chalkline::sports::simulated {

// Sums the game's scores by inning or quarter, so that it agrees with what bets are settled by at
// every tick. A game that has not begun has no parts.
hub::LineScore line_score(const World& world, Slot slot, ledger::Timestamp now);

// The games that start on a day of the league's calendar (RULES 39), by start.
std::vector<hub::ScheduledGame> schedule(const World& world, ledger::Sport sport,
                                         std::chrono::year_month_day date, ledger::Timestamp now);

}  // namespace chalkline::sports::simulated
