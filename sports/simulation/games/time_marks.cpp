#include "sports/simulation/games/time_marks.hpp"

#include "sports/model/sport_traits.hpp"

namespace chalkline::sports::simulated {

ledger::PeriodScores period_scores(ledger::Sport sport, const std::vector<Scoring>& scores) {
  if (traits_of(sport).parts == Parts::kInnings) return {};
  const auto at = [&](int tick) { return state_at(scores, tick).score; };
  return {at(kFirstQuarterTick), at(kHalftimeTick), at(kThirdQuarterTick), at(kFiveMinutesTick)};
}

}  // namespace chalkline::sports::simulated
