#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "wizard/understanding/clock_times.hpp"
#include "wizard/understanding/dates.hpp"
#include "wizard/understanding/slots.hpp"
#include "wizard/understanding/text/patterns.hpp"

namespace chalkline::wizard {
namespace {

using std::chrono_literals::operator""h;

constexpr std::size_t kDaysOfWeek = 7;
// Further ahead no game is on a board.
constexpr std::size_t kDaysAheadMax = 300;

// Games of an evening in America start after midnight elsewhere, and belong to the day before.
constexpr auto kNightEnds = 6h;
constexpr auto kEveningBegins = 7h;  // before midnight

When days_between(std::string words, std::size_t from, std::size_t until, const Days& days) {
  // The whole of today is to come, whatever the hour.
  const auto begin = days.midnight(from) + (from == 0 ? 0h : kNightEnds);
  return {std::move(words), begin, days.midnight(until) + kNightEnds};
}

When on_day(std::size_t ahead, const Days& days) {
  return days_between(days.on_day(ahead), ahead, ahead + 1, days);
}

// How many days the next such date is ahead. Absent where it is none, or none of a board.
std::optional<std::size_t> ahead_of(std::chrono::month month, std::chrono::day day,
                                    const Days& days) {
  const auto year = std::chrono::year_month_day{days.today}.year();
  for (const auto of_year : {year, year + std::chrono::years{1}}) {
    const auto date = of_year / month / day;
    if (!date.ok()) continue;
    const auto ahead = (std::chrono::sys_days{date} - days.today).count();
    if (ahead >= 0 && static_cast<std::size_t>(ahead) <= kDaysAheadMax)
      return static_cast<std::size_t>(ahead);
  }
  return std::nullopt;
}

std::optional<std::size_t> ahead_of_date(const Tokens& tokens, const Days& days) {
  for (auto date = date_in(tokens, 0); date; date = date_in(tokens, date->end)) {
    if (date->day) return ahead_of(date->month, *date->day, days);
  }
  return std::nullopt;
}

// "in two days".
std::optional<std::size_t> ahead_in_words(const Tokens& tokens) {
  static const std::array<std::pair<std::size_t, PatternSet>, 7> kTable{{
      {1, {"in a/one day"}},
      {2, {"the? day after tomorrow", "overmorrow", "in two days"}},
      {3, {"in three days"}},
      {4, {"in four days"}},
      {5, {"in five days"}},
      {6, {"in six days"}},
      {7, {"in seven days", "in a week", "a week from today/now"}},
  }};
  static const PatternSet kNumber{"in # days"};
  for (const auto& [ahead, patterns] : kTable) {
    if (patterns.in(tokens)) return ahead;
  }
  const auto at = kNumber.find(tokens);
  if (!at) return std::nullopt;
  const auto days = tokens.at(*at + 1).number->hundredths / 100;
  return days <= static_cast<std::int64_t>(kDaysAheadMax)
             ? std::optional{static_cast<std::size_t>(days)}
             : std::nullopt;
}

std::optional<std::size_t> ahead_of_weekday(const Tokens& tokens, std::size_t today) {
  static const std::array<PatternSet, kDaysOfWeek> kWeekdays{{
      {"sunday", "sundays"},
      {"monday", "mondays", "mnf"},
      {"tuesday", "tuesdays"},
      {"wednesday", "wednesdays"},
      {"thursday", "thursdays", "tnf"},
      {"friday", "fridays"},
      {"saturday", "saturdays"},
  }};
  std::optional<std::size_t> ahead;
  auto first = tokens.size();
  for (std::size_t weekday = 0; weekday < kDaysOfWeek; ++weekday) {
    const auto at = kWeekdays.at(weekday).find(tokens);
    if (!at || *at >= first) continue;
    first = *at;
    ahead = (weekday + kDaysOfWeek - today) % kDaysOfWeek;
  }
  return ahead;
}

std::optional<When> days_in(const Tokens& tokens, const Days& days) {
  static const PatternSet kTonight{"tonight", "this evening", "to night", "esta noche"};
  static const PatternSet kToday{"today", "this afternoon", "this morning", "right now", "rn"};
  static const PatternSet kTomorrow{"tomorrow"};
  static const PatternSet kNextWeekend{"next weekend"};
  static const PatternSet kWeekend{"this/the weekend", "weekend"};
  static const PatternSet kNextWeek{"next week"};
  static const PatternSet kWeek{"this/the week", "next few days"};
  const auto today = std::size_t{std::chrono::weekday{days.today}.c_encoding()};
  const auto ahead = ahead_in_words(tokens);
  if (kTonight.in(tokens))
    return When{"tonight", days.midnight(1) - kEveningBegins, days.midnight(1) + kNightEnds};
  if (!ahead && kToday.in(tokens)) return on_day(0, days);
  if (ahead) return on_day(*ahead, days);
  if (kTomorrow.in(tokens)) return on_day(1, days);
  const auto saturday = today == 0 ? 0 : kDaysOfWeek - 1 - today;
  if (kNextWeekend.in(tokens)) {
    const auto next = (today == 0 ? kDaysOfWeek - 1 : saturday + kDaysOfWeek);
    return days_between("next weekend", next, next + 2, days);
  }
  if (kWeekend.in(tokens))
    return days_between("this weekend", saturday, today == 0 ? 1 : saturday + 2, days);
  if (kNextWeek.in(tokens)) {
    const auto monday = today == 0 ? 1 : kDaysOfWeek + 1 - today;
    return days_between("next week", monday, monday + kDaysOfWeek, days);
  }
  if (kWeek.in(tokens)) return days_between("this week", 0, kDaysOfWeek, days);
  if (const auto date = ahead_of_date(tokens, days)) return on_day(*date, days);
  const auto weekday = ahead_of_weekday(tokens, today);
  return weekday ? std::optional{on_day(*weekday, days)} : std::nullopt;
}

// Those hours of the first of the days that are meant; of today where none are.
When within_day(const ClockHours& of_clock, const std::optional<When>& on, const Days& days) {
  const auto ahead = on ? days.ahead_of(on->from) : 0;
  const auto whole = on_day(ahead, days);
  return {of_clock.words + ' ' + days.on_day(ahead) + " (" + days.zone + ')',
          of_clock.from ? days.at_hour(ahead, *of_clock.from) : whole.from,
          of_clock.until ? days.at_hour(ahead, *of_clock.until) : whole.until};
}

}  // namespace

std::optional<When> when_in(const Tokens& tokens, const Days& days) {
  if (auto soon = soon_in(tokens, days)) return soon;
  auto on = days_in(tokens, days);
  const auto of_clock = clock_hours_in(tokens);
  return of_clock ? std::optional{within_day(*of_clock, on, days)} : std::move(on);
}

}  // namespace chalkline::wizard
