#pragma once

#include <cstdint>

namespace chalkline::sports {

// A part of a game in any sport: a quarter, a period, an inning, or what follows them.
enum class PeriodKind : std::uint8_t {
  kPlay = 0,      // regular time
  kBreak = 1,     // halftime, an intermission
  kOvertime = 2,  // extra innings, too
  kShootout = 3,
  kFinal = 4
};

// Stored in sports.db by its numbers.
struct Period {
  PeriodKind kind{};
  int number{};  // of its kind, from 1; of a break, the period before it; 0 where there is but one
  friend bool operator==(const Period&, const Period&) = default;
};

inline constexpr Period kHalftime{PeriodKind::kBreak, 2};
inline constexpr Period kFinalPeriod{PeriodKind::kFinal, 0};

}  // namespace chalkline::sports
