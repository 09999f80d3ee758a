#pragma once

#include "sports/simulation/draws/seed.hpp"
#include "sports/simulation/hockey/lineup.hpp"

// Hockey of before there were lineups: seven skaters take a team's shots, score its goals and
// assist them, by their shares of the means.
namespace chalkline::sports::simulated {

// One of the seven, without those who are left out.
std::size_t draw_of_seven(Seed draw, Means means,
                          std::initializer_list<std::optional<std::size_t>> out);

// Draws who scores and who assists.
DrawnGoal draw_goal_of_seven(const Means& means, Seed at);

GoalShares goal_shares_of_seven(const Means& means);

}  // namespace chalkline::sports::simulated
