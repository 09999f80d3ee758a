#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>

#include "base/csv.hpp"
#include "sports/feeds/seasons/season_file.hpp"

// The games.csv of nflverse: one row a game, columns found by name. Its columns:
//   game_id, season, home_team, away_team   the game; codes as in league.hpp
//   gameday, gametime                       kickoff, "2023-09-07" and "20:20", US Eastern
//   home_score, away_score                  both, or neither before it was played
//   home_moneyline, away_moneyline          American odds
//   spread_line                             > 0: the HOME team is favoured by it
//   home_spread_odds, away_spread_odds, total_line, over_odds, under_odds
namespace chalkline::sports::seasons {

// Reads the games of `only` that season, or of all. The error is one phrase that says why this is
// not such a file.
std::expected<SeasonFile, std::string> read_nflverse(std::span<const CsvRow> rows,
                                                     std::optional<std::int32_t> only);

}  // namespace chalkline::sports::seasons
