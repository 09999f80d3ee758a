#pragma once

#include <chrono>

#include "ledger/values/ids.hpp"
#include "ledger/values/market.hpp"

namespace chalkline::sports {

// Two teams do not meet on two days within it.
inline constexpr std::chrono::hours kMeetingDay{12};

// How far apart two feeds may put the start of one game. Baseball teams meet twice a day, three
// hours apart and more; others do not meet again before the next day.
constexpr std::chrono::hours meeting_window(ledger::Sport sport) {
  return sport == ledger::Sport::kMlb ? std::chrono::hours{2} : kMeetingDay;
}

inline bool is_within(ledger::Timestamp one, ledger::Timestamp other, std::chrono::hours window) {
  return std::chrono::abs(one - other) <= window;
}

}  // namespace chalkline::sports
