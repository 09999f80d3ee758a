#include "sports/simulation/games/time_marks.hpp"

#include "sports/model/sport_traits.hpp"

namespace chalkline::sports::simulated {

ledger::PeriodScores period_scores(const Match& match, const std::vector<Scoring>& scores) {
  if (traits_of(match.sport).parts == Parts::kInnings ||
      match.model().timetable == Timetable::kPeriods) {
    return {};
  }
  const auto at = [&](int tick) { return state_at(scores, tick).score; };
  return {at(kFirstQuarterTick), at(kHalftimeTick), at(kThirdQuarterTick), at(kFiveMinutesTick)};
}

}  // namespace chalkline::sports::simulated
