#pragma once

#include "sports/simulation/prices/forecast.hpp"
#include "sports/simulation/season/inning_model.hpp"

// The exact distribution of the play in inning_play.hpp.
namespace chalkline::sports::simulated {

// The chances to score that are left in nine innings.
struct InningsLeft {
  int away{};
  int home{};   // before the bottom of the ninth
  int ninth{};  // the home team's in the bottom of the ninth, which it needs unless it leads
};
inline constexpr InningsLeft kNineInnings{kInnings * kChancesOfHalf,
                                          (kInnings - 1) * kChancesOfHalf, kChancesOfHalf};

Forecast innings_forecast(const Chances& chances, const ledger::Score& score,
                          const InningsLeft& left);

// The runs of a number of scores, and of a number of chances if all of them are played.
const Distribution& runs_of_scores(std::size_t scores);
Distribution runs_of_chances(int chances, double chance);

// The chance that an extra inning leaves the score level.
double level_inning(const Chances& chances);

}  // namespace chalkline::sports::simulated
