#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>

#include "base/csv.hpp"
#include "sports/feeds/seasons/season_file.hpp"

// sportsbookreviewsonline's MLB file: two_rows.hpp, and
//   Open, Close         the moneyline
//   RL                  since 2014: the team's handicap at the close and its price, "+1.5(-160)"
//   Open OU, Close OU   the total, its price in the column after it
namespace chalkline::sports::seasons {

// The error is one phrase that says why this is not such a file, or that its season is not given.
std::expected<SeasonFile, std::string> read_sbro_mlb(std::span<const CsvRow> rows,
                                                     std::optional<std::int32_t> season);

}  // namespace chalkline::sports::seasons
