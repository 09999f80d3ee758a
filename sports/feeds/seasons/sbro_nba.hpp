#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>

#include "base/csv.hpp"
#include "sports/feeds/seasons/season_file.hpp"

// sportsbookreviewsonline's NBA file: two_rows.hpp, and
//   Open, Close   one row has the total, the other one the spread by which its team is favoured, or
//                 "pk" for none; no prices, so that each side is at the usual one
//   ML            the closing moneyline
namespace chalkline::sports::seasons {

// The error is one phrase that says why this is not such a file, or that its season is not given.
std::expected<SeasonFile, std::string> read_sbro_nba(std::span<const CsvRow> rows,
                                                     std::optional<std::int32_t> season);

}  // namespace chalkline::sports::seasons
