#include "sports/store/statistics_store.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace chalkline::sports {
namespace {

constexpr const char* kInsertFigures = R"(
  INSERT OR REPLACE INTO player_figures (game, player, played) VALUES (?1, ?2, ?3))";

constexpr const char* kFigures = R"(
  SELECT player, played, type, value
  FROM player_figures LEFT JOIN figure USING (game, player)
  WHERE game = ?1 ORDER BY player, type)";

std::optional<ledger::Score>& at_mark(ledger::PeriodScores& periods, ledger::TimeMark mark) {
  switch (mark) {
    case ledger::TimeMark::kFirstQuarter:
      return periods.first_quarter;
    case ledger::TimeMark::kHalftime:
      return periods.halftime;
    case ledger::TimeMark::kThirdQuarter:
      return periods.third_quarter;
    case ledger::TimeMark::kFourthQuarter:
      break;
  }
  return periods.fourth_quarter;
}

}  // namespace

StatisticsStore::StatisticsStore(sqlite::Connection& db)
    : delete_players_(db, "DELETE FROM player_line WHERE game = ?1"),
      insert_player_(db, "INSERT OR REPLACE INTO player_line VALUES (?1, ?2, ?3, ?4, ?5)"),
      delete_periods_(db, "DELETE FROM period_score WHERE game = ?1"),
      insert_period_(db, "INSERT OR REPLACE INTO period_score VALUES (?1, ?2, ?3, ?4)"),
      delete_figures_(db, "DELETE FROM player_figures WHERE game = ?1"),
      insert_figures_(db, kInsertFigures),
      insert_figure_(db, "INSERT OR REPLACE INTO figure VALUES (?1, ?2, ?3, ?4)"),
      periods_(db, "SELECT mark, home_score, away_score FROM period_score WHERE game = ?1"),
      figures_(db, kFigures) {}

void StatisticsStore::put(ledger::GameId game, const ledger::PeriodScores& periods,
                          const std::vector<ledger::PlayerFigures>& figures) {
  delete_periods_.run(game);
  delete_figures_.run(game);
  auto scores = periods;
  for (const auto mark : {ledger::TimeMark::kFirstQuarter, ledger::TimeMark::kHalftime,
                          ledger::TimeMark::kThirdQuarter, ledger::TimeMark::kFourthQuarter}) {
    const auto& score = at_mark(scores, mark);
    if (score) insert_period_.run(game, mark, score->home, score->away);
  }
  for (const auto& player : figures) {
    const std::string_view name{player.player};
    insert_figures_.run(game, name, player.played);
    for (const auto& [type, value] : player.figures) insert_figure_.run(game, name, type, value);
  }
}

void StatisticsStore::put_players(ledger::GameId game, const std::vector<PlayerLine>& lines) {
  delete_players_.run(game);
  for (const auto& line : lines) {
    insert_player_.run(game, line.team_code, line.player, line.stat, line.value);
  }
}

ledger::PeriodScores StatisticsStore::periods(ledger::GameId game) {
  ledger::PeriodScores periods;
  for (auto rows = periods_.query(game); rows.next();) {
    ledger::TimeMark mark{};
    ledger::Score score;
    rows.read(mark, score.home, score.away);
    at_mark(periods, mark) = score;
  }
  return periods;
}

std::vector<ledger::PlayerFigures> StatisticsStore::figures(ledger::GameId game) {
  std::vector<ledger::PlayerFigures> players;
  for (auto rows = figures_.query(game); rows.next();) {
    ledger::PlayerFigures player;
    std::optional<ledger::PropType> type;
    std::optional<std::int32_t> value;
    rows.read(player.player, player.played, type, value);
    if (players.empty() || players.back().player != player.player) players.push_back(player);
    if (type && value)
      players.back().figures.push_back({*type, static_cast<std::uint16_t>(*value)});
  }
  return players;
}

}  // namespace chalkline::sports
