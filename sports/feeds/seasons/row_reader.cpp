#include "sports/feeds/seasons/row_reader.hpp"

#include <fmt/format.h>

#include <charconv>
#include <cmath>

#include "sports/feeds/seasons/past_teams.hpp"

namespace chalkline::sports::seasons {
namespace {

using namespace std::chrono;

// The first season of the league, and a bound far beyond any file.
constexpr std::int32_t kFirstSeason = 1920;
constexpr std::int32_t kLastSeason = 2200;
constexpr std::int32_t kGreatestScore = 200;  // the record is 73
constexpr double kGreatestPoints = 400;       // of a spread or a total
constexpr std::int32_t kGreatestRotation = 1'000'000;

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
  const bool is_dashed = text.size() == 10 && text[4] == '-' && text[7] == '-';
  if (!is_dashed && text.size() != 8) return std::nullopt;
  const auto y = digits(text.substr(0, 4));
  const auto m = digits(text.substr(is_dashed ? 5 : 4, 2));
  const auto d = digits(text.substr(is_dashed ? 8 : 6, 2));
  if (!y || !m || !d) return std::nullopt;
  const year_month_day date{year{static_cast<int>(*y)}, month{*m}, day{*d}};
  return date.ok() ? std::optional{date} : std::nullopt;
}

std::optional<std::chrono::month_day> parse_month_day(std::string_view text) {
  if (text.size() != 3 && text.size() != 4) return std::nullopt;
  const auto m = digits(text.substr(0, text.size() - 2));
  const auto d = digits(text.substr(text.size() - 2));
  if (!m || !d) return std::nullopt;
  const std::chrono::month_day date{month{*m}, day{*d}};
  return date.ok() ? std::optional{date} : std::nullopt;
}

std::optional<minutes> parse_time(std::string_view text) {
  if (text.size() != 5 || text[2] != ':') return std::nullopt;
  const auto h = digits(text.substr(0, 2));
  const auto m = digits(text.substr(3, 2));
  if (!h || !m || *h > 23 || *m > 59) return std::nullopt;
  return hours{*h} + minutes{*m};
}

std::optional<ledger::AmericanOdds> parse_odds(std::string_view text) {
  const auto odds = parse<std::int32_t>(text);
  return odds && ledger::is_american(*odds) ? odds : std::nullopt;
}

std::optional<ledger::HalfPoints> parse_points(std::string_view text) {
  const auto doubled = 2 * parse<double>(text).value_or(std::nan(""));
  const bool is_whole = std::abs(doubled) <= 2 * kGreatestPoints && doubled == std::round(doubled);
  return is_whole ? std::optional{static_cast<ledger::HalfPoints>(doubled)} : std::nullopt;
}

bool is_unknown(std::string_view text) {
  return text.empty() || text == "NA" || text == "NL" || text == "-";
}

// A cell in a sentence: on one line, and not longer than a line.
std::string shown(std::string_view text) {
  constexpr std::size_t kShownMax = 40;
  std::string shown;
  for (const char c : text.substr(0, kShownMax)) {
    const auto byte = static_cast<unsigned char>(c);
    shown += byte < 0x20 || byte > 0x7E ? '?' : c;
  }
  return text.size() > kShownMax ? shown + "..." : shown;
}

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
  refuse(fmt::format("{} '{}' is not {}", column, shown(cell(column)), what));
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

Team RowReader::team(std::string_view column, ledger::Sport sport, std::int32_t season) {
  const auto written = known_cell(column);
  auto team = team_in_season(sport, written, season);
  if (!team) refuse(fmt::format("{} '{}' is no team", column, shown(written)));
  return std::move(team).value_or(Team{});
}

year_month_day RowReader::date(std::string_view column) {
  const auto date = parse_date(known_cell(column));
  if (!date) refuse_cell(column, "a date");
  return date.value_or(year{kFirstSeason} / January / 1);
}

std::chrono::month_day RowReader::month_day(std::string_view column) {
  const auto date = parse_month_day(known_cell(column));
  if (!date) refuse_cell(column, "a month and a day");
  return date.value_or(January / 1);
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

std::int32_t RowReader::period(std::string_view column) {
  const auto text = cell(column);
  return text == "x" || text == "X" ? 0 : score(column).value_or(0);
}

std::optional<ledger::AmericanOdds> RowReader::odds(std::string_view column) {
  if (is_unknown(cell(column))) return std::nullopt;
  const auto odds = parse_odds(cell(column));
  if (!odds) refuse_cell(column, "American odds");
  return odds;
}

std::optional<ledger::HalfPoints> RowReader::points(std::string_view column) {
  if (is_unknown(cell(column))) return std::nullopt;
  const auto points = parse_points(cell(column));
  if (!points) refuse_cell(column, "a line in half points");
  return points;
}

std::optional<ledger::HalfPoints> RowReader::total(std::string_view column) {
  const auto total = points(column);
  if (total && *total <= 0) refuse(fmt::format("{} is not above 0", column));
  return total;
}

std::optional<Handicap> RowReader::handicap(std::string_view column) {
  const auto text = cell(column);
  if (is_unknown(text)) return std::nullopt;
  const auto opens = text.find('(');
  if (opens != std::string_view::npos && text.ends_with(')')) {
    const auto line = parse_points(text.substr(0, opens));
    const auto odds = parse_odds(text.substr(opens + 1, text.size() - opens - 2));
    if (line && odds) return Handicap{*line, *odds};
  }
  refuse_cell(column, "a handicap with its price");
  return std::nullopt;
}

std::int32_t RowReader::rotation() {
  return whole("Rot", 1, kGreatestRotation, "a rotation number").value_or(0);
}

}  // namespace chalkline::sports::seasons
