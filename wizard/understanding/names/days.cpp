#include "wizard/understanding/names/days.hpp"

#include <string_view>
#include <utility>

namespace chalkline::wizard {
namespace {

constexpr std::array<std::string_view, 7> kOnDays{"on Sunday",    "on Monday",   "on Tuesday",
                                                  "on Wednesday", "on Thursday", "on Friday",
                                                  "on Saturday"};
constexpr std::array<std::string_view, 12> kMonths{"January",   "February", "March",    "April",
                                                   "May",       "June",     "July",     "August",
                                                   "September", "October",  "November", "December"};

// Clocks change some hours after midnight, so that an hour to either side says the same: `ahead` is
// how far the zone is ahead of UTC at another time.
ledger::Timestamp midnight_of(std::chrono::sys_days date, std::chrono::microseconds ahead,
                              const AheadOfUtc& ahead_of_utc) {
  const ledger::Timestamp midnight{date};
  return midnight - ahead_of_utc(midnight - ahead);
}

}  // namespace

ledger::Timestamp Days::midnight(std::size_t ahead) const {
  if (ahead < begin.size()) return begin.at(ahead);
  return begin.back() + std::chrono::days{ahead - (begin.size() - 1)};
}

ledger::Timestamp Days::midnight(std::chrono::sys_days date) const {
  if (!ahead_of_utc) return date;
  return midnight_of(date, today - begin.front(), ahead_of_utc);
}

std::size_t Days::ahead_of(ledger::Timestamp at) const {
  std::size_t ahead = 0;
  while (midnight(ahead + 1) <= at) ++ahead;
  return ahead;
}

// Clocks change early in the night, so the hour is counted back from the midnight after it.
ledger::Timestamp Days::at_hour(std::size_t ahead, std::chrono::minutes hour) const {
  return midnight(ahead + 1) + (hour - std::chrono::hours{24});
}

std::chrono::sys_days Days::evening_of(ledger::Timestamp at) const {
  constexpr std::chrono::hours kNightEnds{6};
  const auto there = ahead_of_utc ? at + ahead_of_utc(at) : at;
  return std::chrono::floor<std::chrono::days>(there - kNightEnds);
}

std::string Days::on_day(std::size_t ahead) const {
  if (ahead == 0) return "today";
  if (ahead == 1) return "tomorrow";
  const auto day = today + std::chrono::days{ahead};
  if (ahead < kOnDays.size())
    return std::string{kOnDays.at(std::chrono::weekday{day}.c_encoding())};
  return "on " + date(day);
}

std::string month_name(std::chrono::month month) {
  return std::string{kMonths.at(static_cast<unsigned>(month) - 1U)};
}

std::string Days::date(std::chrono::sys_days day) const {
  const std::chrono::year_month_day written{day};
  auto words = month_name(written.month());
  words += ' ' + std::to_string(static_cast<unsigned>(written.day()));
  const auto this_year = std::chrono::year_month_day{today}.year();
  if (written.year() == this_year || day > today) return words;
  return words += ", " + std::to_string(static_cast<int>(written.year()));
}

Days days_from(ledger::Timestamp now, std::chrono::minutes ahead_of_utc) {
  return days_from(now, "UTC", [=](ledger::Timestamp /*at*/) { return ahead_of_utc; });
}

Days days_from(ledger::Timestamp now, std::string zone, AheadOfUtc ahead_of_utc) {
  const auto ahead_now = ahead_of_utc(now);
  Days days{.today = std::chrono::floor<std::chrono::days>(now + ahead_now),
            .zone = std::move(zone)};
  for (std::size_t i = 0; i < days.begin.size(); ++i)
    days.begin.at(i) = midnight_of(days.today + std::chrono::days{i}, ahead_now, ahead_of_utc);
  days.ahead_of_utc = std::move(ahead_of_utc);
  days.now = now;
  return days;
}

}  // namespace chalkline::wizard
