#pragma once

#include <cstddef>

#include "insight/clusters.hpp"

namespace chalkline::insight {

// From how many bets on a figure has an interval.
inline constexpr std::size_t kEnough = 30;

// The standard errors that are as rare as `z` normal deviations, where these are estimated from so
// many games: Student's quantile of its probability, by the first terms of its expansion. Requires
// 2 games.
double student_z(double z, std::size_t games);

// The standard errors at which something is claimed: of kZVerdict.
double verdict_z(std::size_t games);

// Whether verdict_z standard errors leave the neutral value out. An error of 0 is that of one game,
// or of bets that all came out alike, which tells nothing.
bool is_told(const Ratio& ratio, double neutral);

// The same where luck does not explain it either: `luck` is the deviation of the value if each part
// comes out by its chance. The error of the results alone is too small while what is seldom has not
// happened, and 0 where all came out alike; luck's tells then as well.
bool is_told(const Ratio& ratio, double neutral, double luck);

}  // namespace chalkline::insight
