#pragma once

#include "sports/simulation/games/play.hpp"

// How a hockey game goes on that is level after three periods.
namespace chalkline::sports::simulated {

inline constexpr int kOvertimeMinutes = 5;

// The share of these games that a shootout decides.
inline constexpr double kShootouts = 0.35;

// Whether a level game is decided by a shootout, and not in overtime.
bool has_shootout(const Match& match);

// The minutes of overtime that have begun by its goal; all of them before a shootout.
int overtime_minutes(const Match& match);

}  // namespace chalkline::sports::simulated
