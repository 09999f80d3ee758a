#pragma once

#include <chrono>

#include "ledger/values/ids.hpp"

namespace chalkline::sports {

// The instant at which clocks in New York show `time_of_day` on `date`, by the rules of the United
// States since 1987 (the Uniform Time Act as amended; 15 U.S.C. 260a): daylight time from 2:00 on
// the second Sunday of March to 2:00 on the first Sunday of November; until 2006 from the first
// Sunday of April to the last Sunday of October. An hour that occurs twice is taken the first time;
// an hour that does not occur is read as standard time. (libstdc++ 12 has no time zone database.)
ledger::Timestamp eastern_to_utc(std::chrono::year_month_day date,
                                 std::chrono::minutes time_of_day);

// The date that calendars in New York show at that instant.
std::chrono::year_month_day eastern_date(ledger::Timestamp time);

}  // namespace chalkline::sports
