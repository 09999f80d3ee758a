#include "wizard/understanding/clock_times.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <initializer_list>
#include <string_view>

#include "wizard/understanding/dates.hpp"
#include "wizard/understanding/text/patterns.hpp"

namespace chalkline::wizard {
namespace {

constexpr std::chrono::hours kWholeDay{24};
constexpr std::chrono::hours kNoon{12};
constexpr std::chrono::hours kNightUntil{6};

std::string_view text_of_token(const Tokens& tokens, std::size_t at) {
  return at < tokens.size() ? std::string_view{tokens.at(at).text} : std::string_view{};
}

bool is_any(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::ranges::find(words, word) != words.end();
}

// A time of the clock, and where its words end.
struct WrittenTime {
  std::chrono::minutes of_day{};
  std::size_t end{};
  bool is_certain{};  // a bare number may be something else
};

// The half of the day that a word says, or that is glued to digits: "pm", "9pm", "30pm".
struct Half {
  bool is_said{};
  bool is_afternoon{};
  std::string_view digits;  // before it
};
Half half_in(std::string_view word) {
  for (const std::string_view mark : {"am", "pm", "a", "p"}) {
    if (!word.ends_with(mark)) continue;
    const auto digits = word.substr(0, word.size() - mark.size());
    const bool are_digits =
        std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; });
    if (!are_digits || (digits.empty() && mark.size() == 1)) continue;
    return {true, mark.starts_with('p'), digits};
  }
  return {};
}

std::optional<int> whole_in(std::string_view digits) {
  int value{};
  const auto [end, error] = std::from_chars(digits.begin(), digits.end(), value);
  return error == std::errc{} && end == digits.end() ? std::optional{value} : std::nullopt;
}

// Hours without a half of the day are those of the evening, when games are.
std::optional<std::chrono::minutes> minutes_of_day(int hour, int minute, const Half& half) {
  constexpr int kHours = 24;
  constexpr int kHalf = 12;
  constexpr int kMinutes = 60;
  if (hour < 0 || hour > kHours || minute < 0 || minute >= kMinutes) return std::nullopt;
  if (half.is_said) {
    if (hour < 1 || hour > kHalf) return std::nullopt;
    hour = hour % kHalf + (half.is_afternoon ? kHalf : 0);
  } else if (hour > 0 && hour < kHalf) {
    hour += kHalf;
  }
  return std::chrono::hours{hour} + std::chrono::minutes{minute};
}

// "9", "9pm", "9 pm", "9:30", "21:00", "nine", "noon".
std::optional<WrittenTime> time_at(const Tokens& tokens, std::size_t at) {
  if (at >= tokens.size()) return std::nullopt;
  const auto word = text_of_token(tokens, at);
  if (word == "noon" || word == "midday") return WrittenTime{kNoon, at + 1, true};
  if (word == "midnight") return WrittenTime{kWholeDay, at + 1, true};
  const auto glued = half_in(word);
  const auto& number = tokens.at(at).number;
  const bool is_plain = number && number->sign == 0 && number->decimals == 0 && !number->is_money &&
                        !number->is_percent;
  const auto count = is_plain || !number ? count_at(tokens, at) : std::nullopt;
  const auto hour = glued.is_said && !glued.digits.empty() ? whole_in(glued.digits)
                    : is_plain                             ? whole_in(word)
                    : count                                ? std::optional{static_cast<int>(*count)}
                                                           : std::nullopt;
  if (!hour) return std::nullopt;
  auto end = at + 1;
  auto half = glued;
  int minute = 0;
  bool has_minutes = false;
  if (!glued.is_said && is_plain) {  // "9:30", "9:30pm"
    const auto next = text_of_token(tokens, end);
    const auto next_half = half_in(next);
    const auto digits = next_half.is_said ? next_half.digits : next;
    if (const auto value = digits.size() == 2 ? whole_in(digits) : std::nullopt) {
      minute = *value;
      has_minutes = true;
      half = next_half;
      ++end;
    }
  }
  if (!half.is_said && half_in(text_of_token(tokens, end)).is_said &&
      half_in(text_of_token(tokens, end)).digits.empty())
    half = half_in(text_of_token(tokens, end++));
  const bool has_oclock =
      text_of_token(tokens, end) == "oclock" || text_of_token(tokens, end) == "h";
  if (has_oclock) ++end;
  const auto time = minutes_of_day(*hour, minute, half);
  if (!time) return std::nullopt;
  return WrittenTime{*time, end, half.is_said || has_minutes || has_oclock};
}

// A bare number is a time where no word follows that it could count.
bool is_time_meant(const Tokens& tokens, const WrittenTime& time) {
  return time.is_certain || time.end >= tokens.size() ||
         is_any(text_of_token(tokens, time.end),
                {".",  "?",     ",",       "today", "tonight", "tomorrow", "on",
                 "in", "et",    "est",     "utc",   "and",     "or",       "to",
                 "my", "local", "eastern", "this",  "please",  "onwards"});
}

std::string clock_text(std::chrono::minutes of_day) {
  return fmt::format("{:02}:{:02}", of_day / std::chrono::hours{1} % 24,
                     of_day % std::chrono::hours{1} / std::chrono::minutes{1});
}

// Up to 6:00 it is of the night behind the day.
std::chrono::minutes in_its_night(std::chrono::minutes of_day) {
  return of_day < kNightUntil ? of_day + kWholeDay : of_day;
}

std::optional<ClockHours> hours_between(const Tokens& tokens, std::size_t at) {
  auto first = time_at(tokens, at);
  if (!first || !is_any(text_of_token(tokens, first->end), {"and", "to", "until", "till"}))
    return std::nullopt;
  const auto second = time_at(tokens, first->end + 1);
  if (!second || !is_time_meant(tokens, *second)) return std::nullopt;
  const auto from = in_its_night(first->of_day);
  auto until = in_its_night(second->of_day);
  if (until <= from) until += kWholeDay;
  return ClockHours{
      from, until,
      fmt::format("between {} and {}", clock_text(first->of_day), clock_text(second->of_day))};
}

}  // namespace

std::optional<ClockHours> clock_hours_in(const Tokens& tokens) {
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const auto word = text_of_token(tokens, at);
    const bool is_from = is_any(word, {"after", "past", "from", "following"});
    const bool is_until = is_any(word, {"before", "until", "till", "by"});
    const bool is_at = is_any(word, {"at", "around", "about", "@"});
    const bool is_often_else = is_at || word == "by";  // "win by 7"
    if (word == "between" || word == "from") {
      if (auto found = hours_between(tokens, at + 1)) return found;
    }
    if (!is_from && !is_until && !is_at) continue;
    const auto time = time_at(tokens, at + 1);
    if (!time || !is_time_meant(tokens, *time) || (is_often_else && !time->is_certain)) continue;
    const auto of_day = in_its_night(time->of_day);
    if (is_from) return ClockHours{of_day, std::nullopt, "after " + clock_text(time->of_day)};
    if (is_until) return ClockHours{std::nullopt, of_day, "before " + clock_text(time->of_day)};
    return ClockHours{of_day, of_day + std::chrono::hours{1},
                      fmt::format("between {} and {}", clock_text(of_day),
                                  clock_text(of_day + std::chrono::hours{1}))};
  }
  return std::nullopt;
}

std::optional<When> soon_in(const Tokens& tokens, const Days& days) {
  static const PatternSet kSoon{"in/within/during/over the? next/coming", "within/in the/a/an hour",
                                "within #/one/two/three/four/five/six hours/hour/minutes",
                                "in #/one/two/three/four/five/six hours/hour/minutes",
                                "next hour/hours ."};
  constexpr std::int64_t kMost = 48;
  const auto at = kSoon.find(tokens);
  if (!at) return std::nullopt;
  std::int64_t count = 1;
  for (auto i = *at; i < std::min(tokens.size(), *at + 6); ++i) {
    if (const auto written = count_at(tokens, i)) count = *written;
    const auto unit = text_of_token(tokens, i);
    const bool is_hours = unit == "hour" || unit == "hours";
    const bool is_minutes = unit == "minutes" || unit == "mins" || unit == "min";
    if (!is_hours && !is_minutes) continue;
    if (count > (is_hours ? kMost : kMost * 60)) return std::nullopt;
    const auto length =
        is_hours ? std::chrono::minutes{std::chrono::hours{count}} : std::chrono::minutes{count};
    const auto words =
        count == 1 ? fmt::format("in the next {}", is_hours ? "hour" : "minute")
                   : fmt::format("in the next {} {}", count, is_hours ? "hours" : "minutes");
    return When{words, days.now, days.now + length};
  }
  return std::nullopt;
}

}  // namespace chalkline::wizard
