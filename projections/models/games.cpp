#include "projections/models/games.hpp"

namespace chalkline::projections {

// `id` holds the GameId's 64 bits as a signed number. The closing lines are NULL for a market that
// was not quoted, `closed_by` and `cancelled_by` positions of events, 0 before them.
const Schema Games::kSchema{.name = "games",
                            .version = 4,
                            .create = R"(
      CREATE TABLE game(
        id INTEGER PRIMARY KEY,
        sport INTEGER NOT NULL,
        source INTEGER NOT NULL,
        starts_at INTEGER NOT NULL,
        home_name TEXT NOT NULL,
        home_code TEXT NOT NULL,
        away_name TEXT NOT NULL,
        away_code TEXT NOT NULL,
        closed_at INTEGER,
        closed_by INTEGER NOT NULL DEFAULT 0,
        moneyline_home INTEGER,
        moneyline_away INTEGER,
        spread_line INTEGER,
        spread_home INTEGER,
        spread_away INTEGER,
        total_line INTEGER,
        total_over INTEGER,
        total_under INTEGER,
        home_score INTEGER,
        away_score INTEGER,
        cancelled_by INTEGER NOT NULL DEFAULT 0) STRICT;
    )",
                            .content = "SELECT * FROM game ORDER BY id"};

Games::Games(const ModelSource& source)
    : schedule_(source.db, R"(
        INSERT INTO game(id, sport, source, starts_at, home_name, home_code, away_name, away_code)
        VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8))"),
      reschedule_(source.db, "UPDATE game SET starts_at = ?2 WHERE id = ?1"),
      close_(source.db, R"(
        UPDATE game SET closed_at = ?2, moneyline_home = ?3, moneyline_away = ?4, spread_line = ?5,
          spread_home = ?6, spread_away = ?7, total_line = ?8, total_over = ?9, total_under = ?10,
          closed_by = ?11
        WHERE id = ?1)"),
      result_(source.db, "UPDATE game SET home_score = ?2, away_score = ?3 WHERE id = ?1"),
      cancel_(source.db, R"(
        UPDATE game SET cancelled_by = ?2, home_score = NULL, away_score = NULL WHERE id = ?1)") {}

void Games::on(const ledger::GameScheduled& game, const ledger::Record&) {
  schedule_.run(game.game, game.sport, game.source, game.starts_at, game.home_name, game.home_code,
                game.away_name, game.away_code);
}

void Games::on(const ledger::GameRescheduled& game, const ledger::Record&) {
  reschedule_.run(game.game, game.starts_at);
}

void Games::on(const ledger::LineClosed& closed, const ledger::Record& record) {
  const auto of = [](const std::optional<ledger::TwoWay>& market, auto ledger::TwoWay::* part) {
    return market.transform([part](const ledger::TwoWay& quote) { return quote.*part; });
  };
  using ledger::TwoWay;
  const auto& [moneyline, spread, total] = closed.lines;
  close_.run(closed.game, closed.quoted_at, of(moneyline, &TwoWay::first),
             of(moneyline, &TwoWay::second), of(spread, &TwoWay::line), of(spread, &TwoWay::first),
             of(spread, &TwoWay::second), of(total, &TwoWay::line), of(total, &TwoWay::first),
             of(total, &TwoWay::second), record.position);
}

void Games::on(const ledger::ResultRecorded& result, const ledger::Record&) {
  result_.run(result.game, result.score.home, result.score.away);
}

void Games::on(const ledger::GameCancelled& cancelled, const ledger::Record& record) {
  cancel_.run(cancelled.game, record.position);
}

}  // namespace chalkline::projections
