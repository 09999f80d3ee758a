#include "wizard/understanding/dates.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>
#include <utility>

#include "wizard/understanding/names/days.hpp"

namespace chalkline::wizard {
namespace {

std::optional<std::chrono::month> month_at(const Tokens& tokens, std::size_t at) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 12> kMonthsWritten{{
      {"january", "jan"},
      {"february", "feb"},
      {"march", "mar"},
      {"april", "apr"},
      {"may", "may"},
      {"june", "jun"},
      {"july", "jul"},
      {"august", "aug"},
      {"september", "sept"},
      {"october", "oct"},
      {"november", "nov"},
      {"december", "dec"},
  }};
  const auto& word = tokens.at(at).text;
  const auto found = std::ranges::find_if(kMonthsWritten, [&](const auto& names) {
    return word == names.first || word == names.second || (word == "sep" && names.second == "sept");
  });
  if (found == kMonthsWritten.end()) return std::nullopt;
  return std::chrono::month{static_cast<unsigned>(found - kMonthsWritten.begin()) + 1U};
}

// Those that have the same date each year.
std::optional<WrittenDate> holiday_at(const Tokens& tokens, std::size_t at) {
  using std::chrono::day;
  const auto is_next = [&](std::size_t ahead, std::string_view word) {
    return at + ahead < tokens.size() && tokens.at(at + ahead).text == word;
  };
  const auto& word = tokens.at(at).text;
  if (word == "christmas" || word == "xmas") {
    const bool is_eve = is_next(1, "eve");
    return WrittenDate{at, at + (is_eve ? 2U : 1U), std::chrono::December, day{is_eve ? 24U : 25U}};
  }
  if (word == "halloween") return WrittenDate{at, at + 1, std::chrono::October, day{31}};
  const bool is_new_year = word == "new" && (is_next(1, "year") || is_next(1, "years"));
  if (is_new_year && is_next(2, "eve"))
    return WrittenDate{at, at + 3, std::chrono::December, day{31}};
  if (is_new_year && is_next(2, "day"))
    return WrittenDate{at, at + 3, std::chrono::January, day{1}};
  return std::nullopt;
}

bool is_comma(const Tokens& tokens, std::size_t at) {
  return at < tokens.size() && tokens.at(at).text == ",";
}

}  // namespace

std::optional<std::chrono::day> day_of_month(const Tokens& tokens, std::size_t at) {
  constexpr unsigned kLast = 31;
  if (at >= tokens.size()) return std::nullopt;
  const std::string_view word = tokens.at(at).text;
  unsigned day{};
  const auto [end, error] = std::from_chars(word.begin(), word.end(), day);
  if (error != std::errc{} || day == 0 || day > kLast) return std::nullopt;
  const std::string_view rest{end, word.end()};
  const bool is_number = rest.empty() && tokens.at(at).number && !tokens.at(at).number->is_money;
  const bool is_ordinal = rest == "st" || rest == "nd" || rest == "rd" || rest == "th";
  return is_number || is_ordinal ? std::optional{std::chrono::day{day}} : std::nullopt;
}

std::optional<std::int64_t> count_at(const Tokens& tokens, std::size_t at) {
  static constexpr auto kCounts =
      std::to_array<std::pair<std::string_view, std::int64_t>>({{"one", 1},
                                                                {"two", 2},
                                                                {"couple", 2},
                                                                {"three", 3},
                                                                {"few", 3},
                                                                {"four", 4},
                                                                {"five", 5},
                                                                {"six", 6},
                                                                {"seven", 7},
                                                                {"eight", 8},
                                                                {"nine", 9},
                                                                {"ten", 10},
                                                                {"eleven", 11},
                                                                {"twelve", 12},
                                                                {"twenty", 20},
                                                                {"thirty", 30},
                                                                {"fifty", 50},
                                                                {"hundred", 100}});
  constexpr std::int64_t kCountMax = 1'000;
  if (at >= tokens.size()) return std::nullopt;
  const auto& token = tokens.at(at);
  if (token.number) {
    const auto whole = token.number->hundredths / 100;
    const bool is_count = token.number->decimals == 0 && whole > 0 && whole <= kCountMax;
    return is_count ? std::optional{whole} : std::nullopt;
  }
  const auto found = std::ranges::find(kCounts, token.text, [](auto& pair) { return pair.first; });
  return found == kCounts.end() ? std::nullopt : std::optional{found->second};
}

std::optional<std::chrono::year> year_at(const Tokens& tokens, std::size_t at) {
  constexpr std::int64_t kFirst = 2000'00;
  constexpr std::int64_t kLast = 2099'00;
  if (at >= tokens.size() || !tokens.at(at).number || tokens.at(at).text.size() != 4)
    return std::nullopt;
  const auto& number = *tokens.at(at).number;
  if (number.decimals != 0 || number.hundredths < kFirst || number.hundredths > kLast)
    return std::nullopt;
  return std::chrono::year{static_cast<int>(number.hundredths / 100)};
}

std::optional<WrittenDate> date_in(const Tokens& tokens, std::size_t from) {
  for (std::size_t at = from; at < tokens.size(); ++at) {
    if (const auto holiday = holiday_at(tokens, at)) return holiday;
    const auto month = month_at(tokens, at);
    if (!month) continue;
    WrittenDate date{.at = at, .end = at + 1, .month = *month};
    date.day = day_of_month(tokens, at + 1);
    if (date.day) ++date.end;
    const auto before = at > 1 && tokens.at(at - 1).text == "of" ? at - 2 : at - 1;
    if (!date.day && at > 0) date.day = day_of_month(tokens, before);
    const auto year = date.end + (is_comma(tokens, date.end) ? 1 : 0);
    date.year = year_at(tokens, year);
    if (date.year) date.end = year + 1;
    return date;
  }
  return std::nullopt;
}

std::string no_such_date_in(const Tokens& tokens) {
  constexpr int kLeapYear = 2028;
  for (auto date = date_in(tokens, 0); date; date = date_in(tokens, date->end)) {
    if (!date->day) continue;
    const auto year = date->year.value_or(std::chrono::year{kLeapYear});
    if (!(year / date->month / *date->day).ok())
      return month_name(date->month) + ' ' + std::to_string(static_cast<unsigned>(*date->day));
  }
  return {};
}

}  // namespace chalkline::wizard
