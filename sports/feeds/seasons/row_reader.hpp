#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "base/csv.hpp"
#include "ledger/values/market.hpp"
#include "sports/model/game.hpp"

namespace chalkline::sports::seasons {

// Where each column is.
using Columns = std::map<std::string, std::size_t, std::less<>>;

// A team's own handicap and its price.
struct Handicap {
  ledger::HalfPoints line{};
  ledger::AmericanOdds odds{};
};

// Reads the cells of one row by column. An empty cell, NA, NL ("no line") or - is unknown. A cell
// that cannot be read, or is unknown where it may not be, is remembered as the row's problem (the
// first one counts) and reads as some value of its type; so a row is read from end to end, and
// judged once.
class RowReader {
 public:
  // Both outlive the reader; the row has a cell for every column.
  RowReader(const Columns& columns, const CsvRow& row) : columns_(columns), row_(row) {}

  std::string text(std::string_view column);
  std::int32_t season(std::string_view column);
  Team team(std::string_view column, ledger::Sport sport, std::int32_t season);
  std::chrono::year_month_day date(std::string_view column);   // "2023-09-07" or "20230907"
  std::chrono::month_day month_day(std::string_view column);   // "907"
  std::chrono::minutes time_of_day(std::string_view column);   // "20:20"
  std::optional<std::int32_t> score(std::string_view column);  // a whole number from 0
  std::int32_t period(std::string_view column);  // its score; 0 where it was not played: "x"
  std::optional<ledger::AmericanOdds> odds(std::string_view column);
  std::optional<ledger::HalfPoints> points(std::string_view column);  // "-3.5"
  std::optional<ledger::HalfPoints> total(std::string_view column);   // points above 0

  std::optional<Handicap> handicap(std::string_view column);  // "+1.5(-160)"
  std::int32_t rotation();  // Rot, the bookmakers' number; 0 for none

  bool has(std::string_view column) const { return columns_.contains(column); }
  // The cell as it is written.
  std::string_view cell(std::string_view column) const;
  std::size_t line() const { return row_.line; }

  void refuse(std::string problem);
  void refuse_cell(std::string_view column, std::string_view what);
  const std::optional<std::string>& problem() const { return problem_; }

 private:
  std::string_view known_cell(std::string_view column);
  std::optional<std::int32_t> whole(std::string_view column, std::int32_t least, std::int32_t most,
                                    std::string_view what);

  const Columns& columns_;
  const CsvRow& row_;
  std::optional<std::string> problem_;
};

}  // namespace chalkline::sports::seasons
