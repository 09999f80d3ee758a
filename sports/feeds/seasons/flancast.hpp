#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>

#include "base/csv.hpp"
#include "sports/feeds/seasons/season_file.hpp"

// The NFL archive of flancast90/sportsbookreview-scraper: a JSON list of one object a game.
//   season, date, home_team, away_team             20110911.0; teams as in league.hpp
//   home_1stQtr .. away_4thQtr, home_final, ..     scores
//   home_close_ml, away_close_ml                   the closing moneyline
//   home_open_spread, away_open_spread, open_over_under, and the same with close   no prices, so
//                                                  that each side is at the usual one
// In about one game of eleven spread and total have changed places; such a game is left out.
namespace chalkline::sports::seasons {

// Reads the games of `only` that season, or of all. The error is one phrase that says why this is
// not such a file.
std::expected<SeasonFile, std::string> read_flancast(std::span<const CsvRow> rows,
                                                     std::optional<std::int32_t> only);

}  // namespace chalkline::sports::seasons
