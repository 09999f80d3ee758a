#include "wizard/understanding/dates.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>
#include <utility>

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

}  // namespace chalkline::wizard
