#pragma once

#include <chrono>
#include <map>
#include <string>

#include "ledger/values/ids.hpp"

namespace chalkline::sports::seasons {

// Starts for the games of a file that has no times of day. The first game of a day begins at the
// given time, US Eastern, and each further one a quarter of an hour after the one before it. A home
// team's second game of a day begins four hours after its first at the earliest, when the first is
// over.
class DayStarts {
 public:
  explicit DayStarts(std::chrono::minutes first) : first_{first} {}

  ledger::Timestamp next(std::chrono::year_month_day date, const std::string& home);

 private:
  struct Day {
    std::chrono::minutes next;
    std::map<std::string, std::chrono::minutes> by_home;
  };

  std::chrono::minutes first_;
  std::map<std::chrono::sys_days, Day> days_;
};

}  // namespace chalkline::sports::seasons
