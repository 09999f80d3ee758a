#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "ledger/values/date.hpp"

namespace chalkline::insight {

// Two days off in a row are always free: the neighbours of a run are at most so many dates apart.
inline constexpr ledger::Date kRunStepDays = 3;

// Days on which a run waits, from the first to the one before `until`.
struct DaysOff {
  ledger::Date from{};
  ledger::Date until{};
};

// A person's days as they have come, in any order, days more than once included.
struct RunDays {
  std::vector<ledger::Date> active;
  std::vector<DaysOff> off;  // pauses and breaks
  // On which nothing could be estimated. They count for no step either.
  std::vector<ledger::Date> without_line;
};

struct EndedRun {
  std::size_t days{};
  ledger::Date last{};  // active day
  friend bool operator==(const EndedRun&, const EndedRun&) = default;
};

struct RunOfDays {
  std::size_t days{};               // active ones; 0 while none goes on
  std::optional<EndedRun> ended{};  // the last one, until another begins
  std::size_t longest{};
  std::optional<ledger::Date> paused_until{};  // where today is a day off
  friend bool operator==(const RunOfDays&, const RunOfDays&) = default;
};

// The chain of active days that goes on at `today`.
RunOfDays run_of_days(const RunDays& days, ledger::Date today);

}  // namespace chalkline::insight
