#include "sports/feeds/seasons/sbro_nba.hpp"

#include <fmt/format.h>

#include <array>

#include "sports/feeds/seasons/recorded_lines.hpp"
#include "sports/feeds/seasons/two_rows.hpp"

namespace chalkline::sports::seasons {
namespace {

constexpr std::array<std::string_view, 3> kNbaColumns{"Open", "Close", "ML"};
constexpr std::array<std::string_view, 4> kQuarters{"1st", "2nd", "3rd", "4th"};

// The one number of a row: by its size a spread or a total.
struct SpreadOrTotal {
  std::optional<ledger::HalfPoints> spread;
  std::optional<ledger::HalfPoints> total;
};

SpreadOrTotal spread_or_total(RowReader& row, std::string_view column) {
  const auto limits = limits_of(ledger::Sport::kNba);
  if (const auto text = row.cell(column); text == "pk" || text == "PK") return {0, {}};
  const auto points = row.points(column);
  if (!points) return {};
  if (*points >= 0 && *points <= limits.spread_max) return {points, {}};
  if (*points >= limits.total_min && *points <= limits.total_max) return {{}, points};
  row.refuse_cell(column, "a spread or a total");
  return {};
}

void read_spread_and_total(RowReader& away, RowReader& home, std::string_view column,
                           ledger::Lines& lines) {
  const auto first = spread_or_total(away, column);
  const auto second = spread_or_total(home, column);
  if (first.spread && second.spread) away.refuse(fmt::format("{} has two spreads", column));
  if (first.total && second.total) away.refuse(fmt::format("{} has two totals", column));
  const auto home_handicap = second.spread ? std::optional{-*second.spread} : first.spread;
  lines.spread = priced(home_handicap, kUsualPrice, kUsualPrice);
  lines.total = priced(first.total ? first.total : second.total, kUsualPrice, kUsualPrice);
}

void read_nba_lines(RowReader& away, RowReader& home, RecordedGame& game) {
  read_spread_and_total(away, home, "Open", game.opening);
  read_spread_and_total(away, home, "Close", game.closing);
  game.closing.moneyline = moneyline_of(away, home, "ML");
}

constexpr TwoRowLayout kNbaLayout{ledger::Sport::kNba,    kNbaColumns,   kQuarters, true,
                                  std::chrono::hours{19}, read_nba_lines};

}  // namespace

std::expected<SeasonFile, std::string> read_sbro_nba(std::span<const CsvRow> rows,
                                                     std::optional<std::int32_t> season) {
  return read_two_rows(rows, kNbaLayout, season);
}

}  // namespace chalkline::sports::seasons
