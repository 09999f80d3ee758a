#pragma once

#include "ledger/values/ids.hpp"

// RULES 33: the periods that the leaderboards count, by settlement time, in UTC.
namespace chalkline::projections {

// Monday 00:00 of the ISO week that holds `time`.
ledger::Timestamp week_start(ledger::Timestamp time);

// 00:00 on the 1st of the calendar month that holds `time`.
ledger::Timestamp month_start(ledger::Timestamp time);

}  // namespace chalkline::projections
