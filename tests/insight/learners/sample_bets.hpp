#pragma once

#include <vector>

#include "insight/learners/sample_learner.hpp"
#include "insight/progress/bet.hpp"

namespace chalkline::insight {

// The bets of a learner over 60 days, each on a game of its own whose market is a little wrong.
std::vector<ProgressBet> sample_bets(SampleLearner learner, std::uint64_t luck);

}  // namespace chalkline::insight
