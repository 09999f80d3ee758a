#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sports/model/game.hpp"

// The games.csv of nflverse: one row a game, columns found by name. Its columns:
//   game_id, season, home_team, away_team   the game; codes as in nfl_teams.hpp
//   gameday, gametime                       kickoff, "2023-09-07" and "20:20", US Eastern
//   home_score, away_score                  both, or neither before it was played
//   home_moneyline, away_moneyline          American odds
//   spread_line                             > 0: the HOME team is favoured by it
//   home_spread_odds, away_spread_odds, total_line, over_odds, under_odds
// An empty cell or NA is unknown; a market with an unknown part is not quoted.
namespace chalkline::sports::seasons {

struct NflverseGame {
  std::string game_id;  // "2023_01_DET_KC"
  std::int32_t season{};
  ledger::Timestamp kickoff{};
  Team home;
  Team away;
  ledger::Lines lines;
  std::optional<ledger::Score> score;
  std::size_t line{};  // of the file, on which its row begins; the header is line 1
};

// A row that was left out.
struct BadRow {
  std::size_t line{};  // 1 is the header
  std::string reason;
  friend bool operator==(const BadRow&, const BadRow&) = default;
};

struct NflverseFile {
  std::vector<NflverseGame> games;
  std::vector<BadRow> bad_rows;
};

// The error is one phrase that says why this is not such a file.
std::expected<NflverseFile, std::string> parse_nflverse(std::string_view text);

}  // namespace chalkline::sports::seasons
