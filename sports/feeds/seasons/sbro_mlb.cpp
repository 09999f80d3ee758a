#include "sports/feeds/seasons/sbro_mlb.hpp"

#include <algorithm>
#include <array>

#include "sports/feeds/seasons/two_rows.hpp"

namespace chalkline::sports::seasons {
namespace {

constexpr std::string_view kRunLine = "RL";
constexpr std::array<std::string_view, 7> kMlbColumns{
    "Open", "Close", "Open OU", "Open OU price", "Close OU", "Close OU price", kRunLine};
constexpr std::array<std::string_view, 9> kInnings{"1st", "2nd", "3rd", "4th", "5th",
                                                   "6th", "7th", "8th", "9th"};

std::optional<ledger::TwoWay> run_line(RowReader& away, RowReader& home) {
  if (!away.has(kRunLine)) return std::nullopt;
  return spread_of(away, kRunLine, away.handicap(kRunLine), home.handicap(kRunLine));
}

void read_mlb_lines(RowReader& away, RowReader& home, RecordedGame& game) {
  game.opening = {moneyline_of(away, home, "Open"), std::nullopt, total_of(away, home, "Open OU")};
  game.closing = {moneyline_of(away, home, "Close"), run_line(away, home),
                  total_of(away, home, "Close OU")};
}

}  // namespace

std::expected<SeasonFile, std::string> read_sbro_mlb(std::span<const CsvRow> rows,
                                                     std::optional<std::int32_t> season) {
  const auto& header = rows.front().cells;
  const bool has_run_line = std::ranges::find(header, kRunLine) != header.end();
  const auto columns = std::span{kMlbColumns}.first(kMlbColumns.size() - (has_run_line ? 0 : 1));
  return read_two_rows(
      rows, {ledger::Sport::kMlb, columns, kInnings, false, std::chrono::hours{19}, read_mlb_lines},
      season);
}

}  // namespace chalkline::sports::seasons
