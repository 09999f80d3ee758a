#pragma once

#include "sports/simulation/prices/distribution.hpp"
#include "sports/simulation/season/strength.hpp"

// The exact distribution of a side's play in play.hpp, extra time included.
namespace chalkline::sports::simulated {

struct FinalScores {
  Distribution scores;  // how many of its possessions score
  Distribution points;
  double extra_time{};  // the chance that the game is level after regulation and goes on
};

// `counted` is the part of the scores of extra time that count as a score (not a shootout's); the
// points of all of them do.
FinalScores final_scores(const SportModel& model, const Chances& chances, bool home,
                         double counted = 1);

// How many of a side's scores are worth `most`.
Distribution scores_of_most(const SportModel& model, const Chances& chances, bool home);

// The probability that a side scores so often in regulation, and the chance that a score of its own
// in extra time, which counts, then follows.
struct RegulationScores {
  double likely{};
  double extra{};
};
std::vector<RegulationScores> regulation_scores(const SportModel& model, const Chances& chances,
                                                bool home, double counted);

}  // namespace chalkline::sports::simulated
