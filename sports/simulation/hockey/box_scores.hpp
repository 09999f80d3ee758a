#pragma once

#include <vector>

#include "sports/hub/box_score.hpp"
#include "sports/hub/schedule.hpp"
#include "sports/simulation/hockey/hockey_play.hpp"

// Schedule and box scores of simulated hockey games, as of any moment.
namespace chalkline::sports::simulated {

// A game that has not begun has no figures.
hub::BoxScore box_score(const World& world, Slot slot, ledger::Timestamp now);

// Box scores of the games that start on a day of the league's calendar (RULES 39), by start.
std::vector<hub::BoxScore> box_scores(const World& world, std::chrono::year_month_day date,
                                      ledger::Timestamp now);

// The games themselves, with where they are played.
std::vector<hub::ScheduledGame> schedule(const World& world, std::chrono::year_month_day date,
                                         ledger::Timestamp now);

}  // namespace chalkline::sports::simulated
