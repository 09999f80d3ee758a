#pragma once

#include "sports/feeds/live/league_provider.hpp"

// ESPN's scoreboard, which is not documented, for the NBA and the NFL.
namespace chalkline::sports::espn {

live::LeaguePages nba_pages();
live::LeaguePages nfl_pages();

// The games of the scoreboard's days, which begin with `first`. Games before the season are left
// out.
live::LeagueGames read_scoreboard(std::string_view body, ledger::Sport sport,
                                  std::chrono::sys_days first, live::LeftOut* left_out = nullptr);

}  // namespace chalkline::sports::espn
