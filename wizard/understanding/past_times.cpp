#include "wizard/understanding/past_times.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "wizard/understanding/dates.hpp"
#include "wizard/understanding/text/patterns.hpp"

namespace chalkline::wizard {
namespace {

using std::chrono::sys_days;

// Days up to the one before `until`.
struct Stretch {
  sys_days from;
  sys_days until;
  std::string words{};  // what it is called, where its dates do not say it
};

// "the last two weeks" counts from this far back at most.
constexpr std::int64_t kUnitsMax = 1'000;

bool has(const Tokens& tokens, std::string_view word) {
  return std::ranges::find(tokens, word, &Token::text) != tokens.end();
}

// Weeks begin on Mondays (RULES 33).
sys_days monday_of(sys_days day) { return day - (std::chrono::weekday{day} - std::chrono::Monday); }

sys_days first_day_of(std::chrono::year_month month) { return sys_days{month / 1}; }

std::chrono::year_month month_of(sys_days day) {
  const std::chrono::year_month_day date{day};
  return date.year() / date.month();
}

Stretch month_stretch(std::chrono::year_month month, std::string words) {
  return {first_day_of(month), first_day_of(month + std::chrono::months{1}), std::move(words)};
}

Stretch year_stretch(std::chrono::year year) {
  return {first_day_of(year / std::chrono::January),
          first_day_of((year + std::chrono::years{1}) / std::chrono::January),
          "in " + std::to_string(static_cast<int>(year))};
}

// "this week", "last month".
std::optional<Stretch> named_stretch(const Tokens& tokens, sys_days today) {
  static const PatternSet kDayBefore{"day before yesterday"};
  static const PatternSet kYesterday{"yesterday", "last night", "ayer"};
  static const PatternSet kToday{"today/tonight", "this morning/evening/afternoon", "my day"};
  static const PatternSet kLastWeek{"last/previous week", "week before", "semana pasada"};
  static const PatternSet kThisWeek{"this/my week", "esta semana"};
  static const PatternSet kWeekend{"weekend"};
  static const PatternSet kLastMonth{"last/previous month", "mes pasado"};
  static const PatternSet kThisMonth{"this/my month", "este mes"};
  static const PatternSet kLastYear{"last/previous year"};
  static const PatternSet kThisYear{"this/my year"};
  const auto monday = monday_of(today);
  const auto month = month_of(today);
  if (kDayBefore.in(tokens))
    return Stretch{today - std::chrono::days{2}, today - std::chrono::days{1}};
  if (kYesterday.in(tokens)) return Stretch{today - std::chrono::days{1}, today, "yesterday"};
  if (kLastWeek.in(tokens)) return Stretch{monday - std::chrono::days{7}, monday, "last week"};
  if (kThisWeek.in(tokens)) return Stretch{monday, monday + std::chrono::days{7}, "this week"};
  if (kLastMonth.in(tokens)) return month_stretch(month - std::chrono::months{1}, "last month");
  if (kThisMonth.in(tokens)) return month_stretch(month, "this month");
  if (kLastYear.in(tokens)) return year_stretch(month.year() - std::chrono::years{1});
  if (kThisYear.in(tokens)) return year_stretch(month.year());
  if (kToday.in(tokens)) return Stretch{today, today + std::chrono::days{1}, "today"};
  if (!kWeekend.in(tokens)) return std::nullopt;
  const auto saturday = monday + std::chrono::days{5};
  const bool is_now = today >= saturday && !has(tokens, "last") && !has(tokens, "previous");
  const auto from = is_now ? saturday : saturday - std::chrono::days{7};
  return Stretch{from, from + std::chrono::days{2}, is_now ? "this weekend" : "last weekend"};
}

// Behind "last" or "past": how many of which word.
struct Counted {
  std::int64_t count{};
  std::string_view unit;
};
std::optional<Counted> counted_last(const Tokens& tokens) {
  static const PatternSet kLast{"last/past/previous/latest/recent"};
  for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
    if (!kLast.begins_at(tokens, at)) continue;
    const bool is_couple = tokens.at(at + 1).text == "couple";
    const auto count = count_at(tokens, at + 1);
    auto unit = at + (count ? 2 : 1);
    if (is_couple && unit < tokens.size() && tokens.at(unit).text == "of") ++unit;
    if (unit < tokens.size() && tokens.at(unit).text == "settled") ++unit;
    if (unit < tokens.size()) return Counted{count.value_or(1), tokens.at(unit).text};
  }
  return std::nullopt;
}

// "the last 30 days", "the past week", today among them.
std::optional<Stretch> running_stretch(const Tokens& tokens, sys_days today) {
  static constexpr auto kUnits = std::to_array<std::pair<std::string_view, std::int64_t>>(
      {{"day", 1}, {"week", 7}, {"month", 30}, {"year", 365}});
  const auto counted = counted_last(tokens);
  if (!counted) return std::nullopt;
  for (const auto& [unit, of_days] : kUnits) {
    const auto is_many = counted->unit == std::string{unit} + 's';
    if (counted->unit != unit && !is_many) continue;
    const auto length = std::min(counted->count, kUnitsMax) * of_days;
    return Stretch{today + std::chrono::days{1} - std::chrono::days{length},
                   today + std::chrono::days{1},
                   "in the last " + (length == 1 ? "day" : std::to_string(length) + " days")};
  }
  return std::nullopt;
}

// A day or a month that was: the last one up to today where no year is written.
std::optional<Stretch> dated_stretch(const WrittenDate& date, sys_days today) {
  const auto this_year = std::chrono::year_month_day{today}.year();
  for (const auto year : {this_year, this_year - std::chrono::years{1}}) {
    const auto of_year = date.year.value_or(year);
    if (date.day) {
      const auto day = of_year / date.month / *date.day;
      if (day.ok() && sys_days{day} <= today)
        return Stretch{day, sys_days{day} + std::chrono::days{1}};
    } else if (first_day_of(of_year / date.month) <= today) {
      return month_stretch(of_year / date.month, "");
    }
  }
  return std::nullopt;
}

// "May" and "march" are months behind such words alone.
bool is_month_meant(const Tokens& tokens, const WrittenDate& date) {
  static const PatternSet kBefore{
      "in/of/during/since/last/for/my/this/until/till/to/between/and/from/through/was"};
  if (date.day || date.year) return true;
  const auto& month = tokens.at(date.at).text;
  if (month != "may" && month != "march" && month != "mar") return true;
  return date.at > 0 && kBefore.begins_at(tokens, date.at - 1);
}

struct FoundStretch {
  Stretch stretch;
  std::size_t end{};  // behind its last token
};
std::optional<FoundStretch> stretch_of_date(const Tokens& tokens, std::size_t from,
                                            sys_days today) {
  for (auto date = date_in(tokens, from); date; date = date_in(tokens, date->end)) {
    if (!is_month_meant(tokens, *date)) continue;
    if (auto stretch = dated_stretch(*date, today)) return FoundStretch{*stretch, date->end};
  }
  return std::nullopt;
}

// "from October 5 to November 2", "between September and October", "October 5 to 12".
Stretch up_to_second(const Tokens& tokens, const FoundStretch& first, sys_days today) {
  static const PatternSet kTo{"to/until/till/through/and"};
  auto stretch = first.stretch;
  if (!kTo.begins_at(tokens, first.end)) return stretch;
  const std::chrono::year_month_day began{stretch.from};
  const auto day = day_of_month(tokens, first.end + 1);
  const auto second = stretch_of_date(tokens, first.end + 1, today);
  if (second && second->stretch.until > stretch.from) {
    stretch.until = second->stretch.until;
  } else if (day && (began.year() / began.month() / *day).ok() && *day > began.day()) {
    stretch.until = sys_days{began.year() / began.month() / *day} + std::chrono::days{1};
  }
  return stretch;
}

// The last such day before today.
std::optional<Stretch> weekday_stretch(const Tokens& tokens, sys_days today) {
  static constexpr auto kWeekdaysWritten = std::to_array<std::string_view>(
      {"sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"});
  for (unsigned weekday = 0; weekday < kWeekdaysWritten.size(); ++weekday) {
    if (!has(tokens, kWeekdaysWritten.at(weekday))) continue;
    const auto back = std::chrono::weekday{today} - std::chrono::weekday{weekday};
    const auto day = today - (back == std::chrono::days{0} ? std::chrono::days{7} : back);
    return Stretch{day, day + std::chrono::days{1}};
  }
  return std::nullopt;
}

std::optional<Stretch> stretch_in(const Tokens& tokens, sys_days today) {
  if (auto named = named_stretch(tokens, today)) return named;
  if (auto running = running_stretch(tokens, today)) return running;
  if (const auto date = stretch_of_date(tokens, 0, today))
    return up_to_second(tokens, *date, today);
  if (auto weekday = weekday_stretch(tokens, today)) return weekday;
  static const PatternSet kYear{"in/during/of/for/since/all #"};
  for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
    const auto year = kYear.begins_at(tokens, at) ? year_at(tokens, at + 1) : std::nullopt;
    if (year && first_day_of(*year / std::chrono::January) <= today) return year_stretch(*year);
  }
  return std::nullopt;
}

std::optional<std::size_t> since_in(const Tokens& tokens) {
  const auto at = std::ranges::find(tokens, "since", &Token::text);
  return at == tokens.end() ? std::nullopt
                            : std::optional{static_cast<std::size_t>(at - tokens.begin())};
}

// "last week (November 16 to November 22)", "on November 22", "since October 1".
std::string in_words(const Stretch& stretch, const Days& days_of_person) {
  const auto last = stretch.until - std::chrono::days{1};
  const auto from = days_of_person.date(stretch.from);
  const bool goes_on = last > days_of_person.today;
  if (stretch.from == last)
    return stretch.words.empty() ? "on " + from : stretch.words + " (" + from + ")";
  const auto dates = goes_on ? "since " + from : from + " to " + days_of_person.date(last);
  if (!stretch.words.empty()) return stretch.words + " (" + dates + ")";
  return goes_on ? dates : "from " + dates;
}

}  // namespace

std::optional<When> past_in(const Tokens& tokens, const Days& of_person) {
  const auto today = of_person.today;
  const auto since = since_in(tokens);
  if (!since) {
    const auto stretch = stretch_in(tokens, today);
    if (!stretch) return std::nullopt;
    return When{in_words(*stretch, of_person), of_person.midnight(stretch->from),
                of_person.midnight(stretch->until)};
  }
  const Tokens behind(tokens.begin() + static_cast<std::ptrdiff_t>(*since), tokens.end());
  const auto stretch = stretch_in(behind, today);
  if (!stretch) return std::nullopt;
  return When{"since " + of_person.date(stretch->from), of_person.midnight(stretch->from),
              of_person.midnight(today + std::chrono::days{1})};
}

std::optional<std::size_t> last_bets_in(const Tokens& tokens) {
  const auto counted = counted_last(tokens);
  if (!counted || (counted->unit != "bets" && counted->unit != "bet" && counted->unit != "wagers"))
    return std::nullopt;
  return static_cast<std::size_t>(counted->count);
}

}  // namespace chalkline::wizard
