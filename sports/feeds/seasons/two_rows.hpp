#pragma once

#include <chrono>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/csv.hpp"
#include "sports/feeds/seasons/row_reader.hpp"
#include "sports/feeds/seasons/season_file.hpp"

// The season files of sportsbookreviewsonline.com: two rows a game, the visitor's (VH is V) before
// the home team's (H); on neutral ground both are N. What they have in common:
//   Date          MMDD without a leading zero; the year follows from the season
//   Rot           the bookmakers' number of the row, unique on its day
//   Team          as in league.hpp
//   1st, 2nd, ..  the score of each period of regulation; "x" is an inning that was not needed
//   Final         the score, overtime and a shootout's goal included
namespace chalkline::sports::seasons {

struct TwoRowLayout {
  ledger::Sport sport{};
  std::span<const std::string_view> columns;  // besides those above
  std::span<const std::string_view> periods;
  bool turns_year{};                   // a season goes on after New Year
  std::chrono::minutes first_start{};  // of a day, US Eastern
  // Reads the opening and the closing lines; a problem of both rows together is the visitor's.
  void (*read_lines)(RowReader& away, RowReader& home, RecordedGame& game){};
};

// The error is one phrase that says why this is not such a file, or that its season is not given.
std::expected<SeasonFile, std::string> read_two_rows(std::span<const CsvRow> rows,
                                                     const TwoRowLayout& layout,
                                                     std::optional<std::int32_t> season);

// The moneyline of a column that has each row's price.
std::optional<ledger::TwoWay> moneyline_of(RowReader& away, RowReader& home,
                                           std::string_view column);

// The total of a column that has the line in both rows and the prices in the next one: the over's
// in the visitor's row, the under's in the home team's.
std::optional<ledger::TwoWay> total_of(RowReader& away, RowReader& home, std::string_view column);

// The spread of both handicaps, which are each other's opposite.
std::optional<ledger::TwoWay> spread_of(RowReader& away, std::string_view column,
                                        std::optional<Handicap> away_handicap,
                                        std::optional<Handicap> home_handicap);

}  // namespace chalkline::sports::seasons
