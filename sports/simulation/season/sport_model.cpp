#include "sports/simulation/season/sport_model.hpp"

namespace chalkline::sports::simulated {
namespace {

// Two ticks are 24 s of game clock, the shot clock: 60 possessions each, three in four of them
// scoring. That gives 225 points and a margin whose deviation is 13, as in the real league; single
// ticks would give a coin-flip's 20.
constexpr SportModel kNbaModel{.possession_ticks = 2,
                               .least = 2,
                               .most = 3,
                               .stands = 0,
                               .total = 225,
                               .home_edge = 2.5,
                               .strength = 4,
                               .pace = 3,
                               .margin_error = 1.5,
                               .total_error = 2.5,
                               .fixed_spread = false};

// 120 chances each, one in thirteen scoring: 45 points, margin deviation 10 (real: 13). Overtimes
// end level once in ten, so that one game in 250 is a tie.
constexpr SportModel kNflModel{.possession_ticks = 1,
                               .least = 2,
                               .most = 3,
                               .stands = 0.1,
                               .total = 45,
                               .home_edge = 1.7,
                               .strength = 3,
                               .pace = 1.5,
                               .margin_error = 1.2,
                               .total_error = 1.2,
                               .fixed_spread = false};

// Steps of 2 and 3 make runs lumpy: 8.6 in regulation, and extra innings bring the mean to 9.
constexpr SportModel kMlbModel{.possession_ticks = 1,
                               .least = 2,
                               .most = 3,
                               .stands = 0,
                               .total = 8.6,
                               .home_edge = 0.3,
                               .strength = 0.6,
                               .pace = 0.4,
                               .margin_error = 0.3,
                               .total_error = 0.35,
                               .fixed_spread = true};

// Goals come one at a time: 5.9 in regulation, and overtime brings the mean to 6.
constexpr SportModel kNhlModel{.possession_ticks = 1,
                               .least = 1,
                               .most = 1,
                               .stands = 0,
                               .total = 5.9,
                               .home_edge = 0.25,
                               .strength = 0.4,
                               .pace = 0.25,
                               .margin_error = 0.2,
                               .total_error = 0.2,
                               .fixed_spread = true};

}  // namespace

const SportModel& model_of(ledger::Sport sport) {
  switch (sport) {
    case ledger::Sport::kNba:
      return kNbaModel;
    case ledger::Sport::kNfl:
      return kNflModel;
    case ledger::Sport::kMlb:
      return kMlbModel;
    case ledger::Sport::kNhl:
      break;
  }
  return kNhlModel;
}

}  // namespace chalkline::sports::simulated
