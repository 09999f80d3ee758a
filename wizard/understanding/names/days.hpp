#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <functional>
#include <string>

#include "ledger/values/ids.hpp"

namespace chalkline::wizard {

// How far a zone is ahead of UTC at a time.
using AheadOfUtc = std::function<std::chrono::seconds(ledger::Timestamp)>;

// The days of the person who asks, in their time zone. A day is named by how far it is ahead: 0 is
// today.
struct Days {
  // Midnights: the one with which today began, and the eight after it.
  std::array<ledger::Timestamp, 9> begin{};
  std::chrono::sys_days today;  // the date there
  std::string zone{"UTC"};      // its name, said with each hour
  AheadOfUtc ahead_of_utc{};    // absent: never
  ledger::Timestamp now{};

  // The midnight with which that day begins. Beyond `begin` each day counts 24 hours: an hour at
  // most is wrong.
  ledger::Timestamp midnight(std::size_t ahead) const;
  // The midnight with which any day began or begins, by the clock of the zone.
  ledger::Timestamp midnight(std::chrono::sys_days date) const;
  // How far ahead the day is on which that time is, from 0 on.
  std::size_t ahead_of(ledger::Timestamp at) const;
  // That hour of the day, by the clock: 24 is the midnight after it, and 26 is of the next night.
  ledger::Timestamp at_hour(std::size_t ahead, std::chrono::minutes hour) const;
  // The date of the evening that it is in, which ends at 6:00.
  std::chrono::sys_days evening_of(ledger::Timestamp at) const;
  // "today", "tomorrow", "on Sunday" within a week, "on December 5".
  std::string on_day(std::size_t ahead) const;
  // "December 5", "December 5, 2025" of another year than this one.
  std::string date(std::chrono::sys_days day) const;
};

// "December".
std::string month_name(std::chrono::month month);

// Days of the zone that is so far ahead of UTC throughout.
Days days_from(ledger::Timestamp now, std::chrono::minutes ahead_of_utc);
Days days_from(ledger::Timestamp now, std::string zone, AheadOfUtc ahead_of_utc);

}  // namespace chalkline::wizard
