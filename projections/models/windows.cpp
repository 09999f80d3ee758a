#include "projections/models/windows.hpp"

#include <chrono>

namespace chalkline::projections {

using std::chrono::days;
using std::chrono::sys_days;
using std::chrono::year_month_day;

ledger::Timestamp week_start(ledger::Timestamp time) {
  const auto day = std::chrono::floor<days>(time);
  return day - (std::chrono::weekday{day} - std::chrono::Monday);
}

ledger::Timestamp month_start(ledger::Timestamp time) {
  const year_month_day day{std::chrono::floor<days>(time)};
  return sys_days{day.year() / day.month() / 1};
}

}  // namespace chalkline::projections
