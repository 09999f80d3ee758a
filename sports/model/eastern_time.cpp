#include "sports/model/eastern_time.hpp"

namespace chalkline::sports {
namespace {

using namespace std::chrono;

constexpr auto kStandardOffset = hours{5};  // UTC is ahead of New York by this
constexpr auto kDaylightOffset = hours{4};
constexpr auto kChangeAt = hours{2};  // of the wall clock, on both Sundays

struct DaylightTime {
  local_days first;
  local_days last;
};

DaylightTime daylight_time(year y) {
  if (y >= year{2007})
    return {local_days{y / March / Sunday[2]}, local_days{y / November / Sunday[1]}};
  return {local_days{y / April / Sunday[1]}, local_days{y / October / Sunday[last]}};
}

}  // namespace

ledger::Timestamp eastern_to_utc(year_month_day date, minutes time_of_day) {
  const auto wall = local_days{date} + time_of_day;
  const auto season = daylight_time(date.year());
  // The clocks skip from 2:00 to 3:00, and go back from 2:00 to 1:00.
  const bool daylight =
      wall >= season.first + kChangeAt + hours{1} && wall < season.last + kChangeAt;
  return ledger::Timestamp{wall.time_since_epoch() +
                           (daylight ? kDaylightOffset : kStandardOffset)};
}

std::chrono::year_month_day eastern_date(ledger::Timestamp time) {
  // Midnight there comes four hours after ours, or five.
  const std::chrono::year_month_day date{
      std::chrono::floor<std::chrono::days>(time - std::chrono::hours{4})};
  if (eastern_to_utc(date, std::chrono::minutes{0}) <= time) return date;
  return std::chrono::sys_days{date} - std::chrono::days{1};
}

}  // namespace chalkline::sports
