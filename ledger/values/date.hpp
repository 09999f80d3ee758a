#pragma once

#include <cstdint>

namespace chalkline::ledger {

// A day of the calendar, as days since 1970: of a person's own time zone where an event says so,
// else of UTC. Events hold the day itself, so that no reader needs a table of time zones.
using Date = std::int32_t;

// No time zone is a whole day ahead of UTC or behind it.
inline constexpr Date kZoneDaysMax = 1;

}  // namespace chalkline::ledger
