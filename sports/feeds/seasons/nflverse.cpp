#include "sports/feeds/seasons/nflverse.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <utility>

#include "sports/feeds/seasons/csv.hpp"
#include "sports/feeds/seasons/nfl_teams.hpp"
#include "sports/feeds/seasons/row_reader.hpp"
#include "sports/model/eastern_time.hpp"
#include "sports/model/sure_profit.hpp"

namespace chalkline::sports::seasons {
namespace {

constexpr std::array<std::string_view, 16> kColumns{
    "game_id",          "season",         "home_team",   "away_team",
    "gameday",          "gametime",       "home_score",  "away_score",
    "home_moneyline",   "away_moneyline", "spread_line", "home_spread_odds",
    "away_spread_odds", "total_line",     "over_odds",   "under_odds"};

std::expected<Columns, std::string> read_header(const std::vector<std::string>& names) {
  Columns columns;
  for (const auto wanted : kColumns) {
    const auto found = std::ranges::find(names, wanted);
    if (found == names.end()) {
      return std::unexpected(fmt::format("its first line has no column {}", wanted));
    }
    if (std::find(found + 1, names.end(), wanted) != names.end()) {
      return std::unexpected(fmt::format("its first line names {} twice", wanted));
    }
    columns.emplace(wanted, found - names.begin());
  }
  return columns;
}

Team team(RowReader& row, std::string_view column, std::int32_t season) {
  auto code = row.text(column);
  const auto name = nfl_team_name(code, season);
  if (!name) row.refuse(fmt::format("{} '{}' is no team", column, code));
  return {std::string{name.value_or("")}, std::move(code)};
}

std::optional<ledger::Score> score(RowReader& row) {
  const auto home = row.score("home_score");
  const auto away = row.score("away_score");
  if (home && away) return ledger::Score{*home, *away};
  if (home || away) row.refuse("only one of home_score and away_score is known");
  return std::nullopt;
}

std::optional<ledger::TwoWay> market(RowReader& row, std::string_view name,
                                     std::optional<ledger::HalfPoints> line,
                                     std::optional<ledger::AmericanOdds> first,
                                     std::optional<ledger::AmericanOdds> second) {
  if (!line || !first || !second) return std::nullopt;
  const ledger::TwoWay market{*line, *first, *second};
  if (is_sure_profit(market))
    row.refuse(fmt::format("the {} pays more than it costs on both sides together", name));
  return market;
}

ledger::Lines lines(RowReader& row) {
  auto spread = row.points("spread_line");
  if (spread) spread = -*spread;  // from what home is favoured by to home's handicap
  const auto total = row.points("total_line");
  if (total && *total <= 0) row.refuse("total_line is not above 0");
  return {market(row, "moneyline", 0, row.odds("home_moneyline"), row.odds("away_moneyline")),
          market(row, "spread", spread, row.odds("home_spread_odds"), row.odds("away_spread_odds")),
          market(row, "total", total, row.odds("over_odds"), row.odds("under_odds"))};
}

NflverseGame game(RowReader& row) {
  NflverseGame game;
  game.game_id = row.text("game_id");
  game.season = row.season("season");
  game.home = team(row, "home_team", game.season);
  game.away = team(row, "away_team", game.season);
  if (game.home.code == game.away.code) row.refuse("home_team and away_team are the same");
  const auto date = row.date("gameday");
  game.kickoff = eastern_to_utc(date, row.time_of_day("gametime"));
  game.score = score(row);
  game.lines = lines(row);
  return game;
}

}  // namespace

std::expected<NflverseFile, std::string> parse_nflverse(std::string_view text) {
  const auto rows = parse_csv(text);
  if (!rows) return std::unexpected(rows.error());
  if (rows->empty()) return std::unexpected("it is empty");
  const auto& header = rows->front().cells;
  const auto columns = read_header(header);
  if (!columns) return std::unexpected(columns.error());

  NflverseFile file;
  std::set<std::string> seen;
  for (const auto& row : std::span{*rows}.subspan(1)) {
    if (row.cells.size() != header.size()) {
      file.bad_rows.push_back({row.line, fmt::format("it has {} cells where the header has {}",
                                                     row.cells.size(), header.size())});
      continue;
    }
    RowReader reader{*columns, row};
    auto read = game(reader);
    read.line = row.line;
    if (!reader.problem() && !seen.insert(read.game_id).second) {
      reader.refuse(fmt::format("game_id {} occurs twice", read.game_id));
    }
    if (reader.problem()) {
      file.bad_rows.push_back({row.line, *reader.problem()});
    } else {
      file.games.push_back(std::move(read));
    }
  }
  return file;
}

}  // namespace chalkline::sports::seasons
