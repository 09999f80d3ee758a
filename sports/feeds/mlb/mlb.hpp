#pragma once

#include "sports/feeds/live/league_provider.hpp"

// The Stats API of Major League Baseball.
namespace chalkline::sports::mlb {

live::LeaguePages pages();

// The games of a schedule's days, which begin with `first`.
live::LeagueGames read_schedule(std::string_view body, std::chrono::sys_days first,
                                live::LeftOut* left_out = nullptr);

}  // namespace chalkline::sports::mlb
