#include "projections/games.hpp"

namespace chalkline::projections {

// `id` holds the GameId's 64 bits as a signed number. The closing lines are NULL for a market that
// was not quoted.
const Schema Games::kSchema{.name = "games",
                            .version = 3,
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
        cancelled INTEGER NOT NULL DEFAULT 0) STRICT;
    )",
                            .content = "SELECT * FROM game ORDER BY id"};

Games::Games(sqlite::Connection& db)
    : schedule_(db, R"(
        INSERT INTO game(id, sport, source, starts_at, home_name, home_code, away_name, away_code)
        VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8))"),
      reschedule_(db, "UPDATE game SET starts_at = ?2 WHERE id = ?1"),
      close_(db, R"(
        UPDATE game SET closed_at = ?2, moneyline_home = ?3, moneyline_away = ?4, spread_line = ?5,
          spread_home = ?6, spread_away = ?7, total_line = ?8, total_over = ?9, total_under = ?10
        WHERE id = ?1)"),
      result_(db, "UPDATE game SET home_score = ?2, away_score = ?3 WHERE id = ?1"),
      cancel_(db, "UPDATE game SET cancelled = 1 WHERE id = ?1") {}

void Games::apply(const ledger::Record& record) {
  if (const auto* scheduled = std::get_if<ledger::GameScheduled>(&record.event)) {
    schedule_.run(scheduled->game, scheduled->sport, scheduled->source, scheduled->starts_at,
                  scheduled->home_name, scheduled->home_code, scheduled->away_name,
                  scheduled->away_code);
  } else if (const auto* moved = std::get_if<ledger::GameRescheduled>(&record.event)) {
    reschedule_.run(moved->game, moved->starts_at);
  } else if (const auto* closed = std::get_if<ledger::LineClosed>(&record.event)) {
    const auto of = [](const std::optional<ledger::TwoWay>& market, auto ledger::TwoWay::* part) {
      return market.transform([part](const ledger::TwoWay& quote) { return quote.*part; });
    };
    using ledger::TwoWay;
    const auto& [moneyline, spread, total] = closed->lines;
    close_.run(closed->game, closed->quoted_at, of(moneyline, &TwoWay::first),
               of(moneyline, &TwoWay::second), of(spread, &TwoWay::line),
               of(spread, &TwoWay::first), of(spread, &TwoWay::second), of(total, &TwoWay::line),
               of(total, &TwoWay::first), of(total, &TwoWay::second));
  } else if (const auto* ended = std::get_if<ledger::ResultRecorded>(&record.event)) {
    result_.run(ended->game, ended->score.home, ended->score.away);
  } else if (const auto* cancelled = std::get_if<ledger::GameCancelled>(&record.event)) {
    cancel_.run(cancelled->game);
  }
}

}  // namespace chalkline::projections
