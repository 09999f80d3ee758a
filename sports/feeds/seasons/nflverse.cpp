#include "sports/feeds/seasons/nflverse.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "sports/feeds/seasons/header.hpp"
#include "sports/feeds/seasons/recorded_lines.hpp"
#include "sports/feeds/seasons/season_collector.hpp"
#include "sports/feeds/seasons/season_dates.hpp"
#include "sports/model/eastern_time.hpp"

namespace chalkline::sports::seasons {
namespace {

constexpr std::array<std::string_view, 16> kNflverseColumns{
    "game_id",          "season",         "home_team",   "away_team",
    "gameday",          "gametime",       "home_score",  "away_score",
    "home_moneyline",   "away_moneyline", "spread_line", "home_spread_odds",
    "away_spread_odds", "total_line",     "over_odds",   "under_odds"};

// The file has both scores and what follows of them: a row in which they differ is wrong somewhere.
constexpr std::array<std::string_view, 2> kSumsOfScores{"result", "total"};

void check_sum(RowReader& row, std::string_view column, std::int32_t expected) {
  if (!row.has(column)) return;
  const auto sum = row.points(column);
  if (sum && *sum != 2 * expected) {
    row.refuse(fmt::format("{} {} does not go with the score", column, row.cell(column)));
  }
}

std::optional<ledger::Score> nflverse_score(RowReader& row) {
  const auto home = row.score("home_score");
  const auto away = row.score("away_score");
  if (home && away) {
    check_sum(row, "result", *home - *away);
    check_sum(row, "total", *home + *away);
    return ledger::Score{*home, *away};
  }
  if (home || away) row.refuse("only one of home_score and away_score is known");
  return std::nullopt;
}

ledger::Lines nflverse_lines(RowReader& row) {
  auto spread = row.points("spread_line");
  if (spread) spread = -*spread;  // from what home is favoured by to home's handicap
  return {priced(0, row.odds("home_moneyline"), row.odds("away_moneyline")),
          priced(spread, row.odds("home_spread_odds"), row.odds("away_spread_odds")),
          priced(row.total("total_line"), row.odds("over_odds"), row.odds("under_odds"))};
}

RecordedGame nflverse_game(RowReader& row) {
  RecordedGame game;
  game.line = row.line();
  game.sport = ledger::Sport::kNfl;
  game.game_id = row.text("game_id");
  game.season = row.season("season");
  game.home = row.team("home_team", game.sport, game.season);
  game.away = row.team("away_team", game.sport, game.season);
  if (game.home.code == game.away.code) row.refuse("home_team and away_team are the same");
  const auto date = row.date("gameday");
  if (!is_in_season(game.sport, game.season, date)) {
    row.refuse_cell("gameday", "a date of the season");
  }
  game.starts_at = eastern_to_utc(date, row.time_of_day("gametime"));
  game.score = nflverse_score(row);
  game.opening = nflverse_lines(row);
  if (auto problem = implausible(game.sport, game.opening, "")) row.refuse(*std::move(problem));
  return game;
}

}  // namespace

std::expected<SeasonFile, std::string> read_nflverse(std::span<const CsvRow> rows,
                                                     std::optional<std::int32_t> only) {
  const auto& header = rows.front();
  std::vector<std::string_view> wanted{kNflverseColumns.begin(), kNflverseColumns.end()};
  for (const auto column : kSumsOfScores) {
    if (std::ranges::find(header.cells, column) != header.cells.end()) wanted.push_back(column);
  }
  const auto columns = read_header(header.cells, wanted);
  if (!columns) return std::unexpected(columns.error());
  SeasonCollector season{only};
  for (const auto& row : rows.subspan(1)) {
    if (!season.is_whole(row, header)) continue;
    RowReader reader{*columns, row};
    auto game = nflverse_game(reader);
    season.add(std::move(game), reader);
  }
  return std::move(season).take();
}

}  // namespace chalkline::sports::seasons
