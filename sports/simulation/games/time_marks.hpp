#pragma once

#include <vector>

#include "ledger/events/events.hpp"
#include "sports/simulation/games/play.hpp"

namespace chalkline::sports::simulated {

// The ticks of RULES 20's marks: the end of each quarter but the last, of which 5:00 is left.
inline constexpr int kFirstQuarterTick = kQuarterTicks;
inline constexpr int kHalftimeTick = 2 * kQuarterTicks;
inline constexpr int kThirdQuarterTick = kHalftimeTick + kHalftimeTicks + kQuarterTicks;
inline constexpr int kFiveMinutesTick = kGameTicks - 5 * 60 / kClockPerTickS;

// The score at each mark; a score of the tick at which a quarter ends is of that quarter. None in
// a sport without a clock, nor by the timetable of periods.
ledger::PeriodScores period_scores(const Match& match, const std::vector<Scoring>& scores);

}  // namespace chalkline::sports::simulated
