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

}  // namespace

ledger::Timestamp Days::midnight(std::size_t ahead) const {
  if (ahead < begin.size()) return begin.at(ahead);
  return begin.back() + std::chrono::days{ahead - (begin.size() - 1)};
}

std::string Days::on_day(std::size_t ahead) const {
  if (ahead == 0) return "today";
  if (ahead == 1) return "tomorrow";
  const auto day = today + std::chrono::days{ahead};
  if (ahead < kOnDays.size())
    return std::string{kOnDays.at(std::chrono::weekday{day}.c_encoding())};
  const std::chrono::year_month_day date{day};
  std::string words{"on "};
  words += kMonths.at(static_cast<unsigned>(date.month()) - 1U);
  return words += ' ' + std::to_string(static_cast<unsigned>(date.day()));
}

Days days_from(ledger::Timestamp now, std::chrono::minutes ahead_of_utc) {
  return days_from(now, "UTC", [=](ledger::Timestamp /*at*/) { return ahead_of_utc; });
}

Days days_from(ledger::Timestamp now, std::string zone, const AheadOfUtc& ahead_of_utc) {
  const auto ahead_now = ahead_of_utc(now);
  Days days{.today = std::chrono::floor<std::chrono::days>(now + ahead_now),
            .zone = std::move(zone)};
  for (std::size_t i = 0; i < days.begin.size(); ++i) {
    const auto midnight = days.today + std::chrono::days{i};
    // Clocks change some hours after midnight, so that an hour to either side says the same.
    days.begin.at(i) = midnight - ahead_of_utc(midnight - ahead_now);
  }
  return days;
}

}  // namespace chalkline::wizard
