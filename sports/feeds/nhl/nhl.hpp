#pragma once

#include "sports/feeds/live/league_provider.hpp"

// The NHL's web API, which is not documented by the league: its schedule of seven days, and the
// scores of one (day_page.hpp).
namespace chalkline::sports::nhl {

live::LeaguePages pages();

// The games of the seven days from `first` on. Preseason and exhibition games are left out.
live::LeagueGames read_schedule(std::string_view body, std::chrono::sys_days first,
                                live::LeftOut* left_out = nullptr);

}  // namespace chalkline::sports::nhl
