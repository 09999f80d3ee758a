#pragma once

#include <array>

#include "sports/simulation/games/play.hpp"
#include "sports/simulation/season/player_form.hpp"

// The players of a basketball team who played, and whose its points are.
namespace chalkline::sports::simulated {

struct BoxLine {
  bool played{};
  int points{};
  int threes{};  // how many of his scores were worth three
};
using BoxScore = std::array<BoxLine, kRosterSize>;

// A team rests one of its players in one game of four: each sits out one in 32.
inline constexpr double kTeamRests = 0.25;

// Each score of the team goes to one of those who play, by their shares of the means. The points
// sum to the team's score, overtime included.
BoxScore box_score(const Match& match, bool home, const Means& means);

// The part of the team's scores that a player may expect in a game in which he plays, and how
// likely it is that just this one is his: it depends on who of the others rests, if anybody.
struct Share {
  double likely{};
  double of_scores{};
};
using Shares = std::array<Share, kRosterSize>;
Shares shares_if_playing(const Means& means, std::size_t player);

}  // namespace chalkline::sports::simulated
