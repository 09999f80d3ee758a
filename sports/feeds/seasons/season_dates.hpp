#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "ledger/values/market.hpp"

namespace chalkline::sports::seasons {

// Whether games of that season were played then. Football's begin in August and end in February,
// those of baseball are all of one year, and those of basketball and hockey may go on until the
// October after, as in 2020.
bool is_in_season(ledger::Sport sport, std::int32_t season, std::chrono::year_month_day date);

// Gives the dates of a file their years: each the one that brings it nearest to the date before it.
// A season that was played over New Year, or until the October of its second year as that of 2019,
// so needs no calendar of its own, and one wrong date does not move those after it.
class SeasonDates {
 public:
  // A season that turns the year may begin after New Year: before July the first date is of the
  // second year.
  SeasonDates(std::int32_t season, bool turns_year) : season_{season}, turns_year_{turns_year} {}

  // Absent for a 29th of February that is in none of the years.
  std::optional<std::chrono::year_month_day> next(std::chrono::month_day date);

 private:
  std::int32_t season_;
  bool turns_year_;
  std::optional<std::chrono::sys_days> last_;
};

}  // namespace chalkline::sports::seasons
