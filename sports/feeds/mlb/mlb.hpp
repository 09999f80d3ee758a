#pragma once

#include "sports/feeds/live/league_provider.hpp"

// The Stats API of Major League Baseball.
namespace chalkline::sports::mlb {

live::LeaguePages pages();

// The games of the pages' days, which begin with `first`. Spring training and exhibitions are left
// out. The games of a doubleheader have keys of their own.
live::LeagueGames read_schedule(std::string_view body, std::chrono::sys_days first,
                                live::LeftOut* left_out = nullptr);

}  // namespace chalkline::sports::mlb
