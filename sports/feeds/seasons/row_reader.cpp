#include "sports/feeds/seasons/row_reader.hpp"

#include <fmt/format.h>

#include <charconv>
#include <cmath>

namespace chalkline::sports::seasons {
namespace {

using namespace std::chrono;

// The first season of the league, and a bound far beyond any file.
constexpr std::int32_t kFirstSeason = 1920;
constexpr std::int32_t kLastSeason = 2200;
constexpr std::int32_t kGreatestScore = 200;  // the record is 73
constexpr double kGreatestPoints = 200;       // of a spread or a total

template <class Number>
std::optional<Number> parse(std::string_view text) {
  Number value{};
  if (text.starts_with('+')) text.remove_prefix(1);
  const auto* const first = text.data();
  const auto* const end = first + text.size();
  const auto [stop, error] = std::from_chars(first, end, value);
  if (error != std::errc{} || stop != end) return std::nullopt;
  return value;
}

std::optional<unsigned> digits(std::string_view text) {
  if (text.find_first_not_of("0123456789") != std::string_view::npos) return std::nullopt;
  return parse<unsigned>(text);
}

std::optional<year_month_day> parse_date(std::string_view text) {
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
  const auto y = digits(text.substr(0, 4));
  const auto m = digits(text.substr(5, 2));
  const auto d = digits(text.substr(8, 2));
  if (!y || !m || !d) return std::nullopt;
  const year_month_day date{year{static_cast<int>(*y)}, month{*m}, day{*d}};
  return date.ok() ? std::optional{date} : std::nullopt;
}

std::optional<minutes> parse_time(std::string_view text) {
  if (text.size() != 5 || text[2] != ':') return std::nullopt;
  const auto h = digits(text.substr(0, 2));
  const auto m = digits(text.substr(3, 2));
  if (!h || !m || *h > 23 || *m > 59) return std::nullopt;
  return hours{*h} + minutes{*m};
}

bool is_unknown(std::string_view text) { return text.empty() || text == "NA"; }

}  // namespace

std::string_view RowReader::cell(std::string_view column) const {
  return row_.cells[columns_.find(column)->second];
}

std::string_view RowReader::known_cell(std::string_view column) {
  const auto text = cell(column);
  if (is_unknown(text)) refuse(fmt::format("{} is missing", column));
  return text;
}

void RowReader::refuse(std::string problem) {
  if (!problem_) problem_ = std::move(problem);
}

void RowReader::refuse_cell(std::string_view column, std::string_view what) {
  refuse(fmt::format("{} '{}' is not {}", column, cell(column), what));
}

std::optional<std::int32_t> RowReader::whole(std::string_view column, std::int32_t least,
                                             std::int32_t most, std::string_view what) {
  const auto value = parse<std::int32_t>(cell(column));
  if (value && *value >= least && *value <= most) return value;
  refuse_cell(column, what);
  return std::nullopt;
}

std::string RowReader::text(std::string_view column) { return std::string{known_cell(column)}; }

std::int32_t RowReader::season(std::string_view column) {
  known_cell(column);
  return whole(column, kFirstSeason, kLastSeason, "a season").value_or(kFirstSeason);
}

year_month_day RowReader::date(std::string_view column) {
  const auto date = parse_date(known_cell(column));
  if (!date) refuse_cell(column, "a date");
  return date.value_or(year{kFirstSeason} / January / 1);
}

minutes RowReader::time_of_day(std::string_view column) {
  const auto time = parse_time(known_cell(column));
  if (!time) refuse_cell(column, "a time of day");
  return time.value_or(minutes{});
}

std::optional<std::int32_t> RowReader::score(std::string_view column) {
  if (is_unknown(cell(column))) return std::nullopt;
  return whole(column, 0, kGreatestScore, "a score");
}

std::optional<ledger::AmericanOdds> RowReader::odds(std::string_view column) {
  if (is_unknown(cell(column))) return std::nullopt;
  const auto odds = parse<std::int32_t>(cell(column));
  if (odds && ledger::is_american(*odds)) return odds;
  refuse_cell(column, "American odds");
  return std::nullopt;
}

std::optional<ledger::HalfPoints> RowReader::points(std::string_view column) {
  if (is_unknown(cell(column))) return std::nullopt;
  const auto doubled = 2 * parse<double>(cell(column)).value_or(std::nan(""));
  if (std::abs(doubled) <= 2 * kGreatestPoints && doubled == std::round(doubled)) {
    return static_cast<ledger::HalfPoints>(doubled);
  }
  refuse_cell(column, "a line in half points");
  return std::nullopt;
}

}  // namespace chalkline::sports::seasons
