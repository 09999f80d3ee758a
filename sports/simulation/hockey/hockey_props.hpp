#pragma once

#include "sports/simulation/hockey/hockey_play.hpp"
#include "sports/simulation/prices/prop_market.hpp"

namespace chalkline::sports::simulated {

// So many players of a roster have props: the goalie, two lines of forwards and two defencemen.
inline constexpr std::size_t kHockeyQuoted = 9;

// The lines on a team's players, by the exact distribution of hockey_play().
TeamMarkets hockey_markets(const SimulatedGame& game, bool home);

TeamFigures hockey_figures(const SimulatedGame& game, bool home, int tick);
FollowedFigures followed_in_hockey(const SimulatedGame& game, bool home);

}  // namespace chalkline::sports::simulated
