#include "projections/models/advice.hpp"

#include <fmt/format.h>

#include <string>
#include <tuple>

#include "ledger/rules/game.hpp"
#include "projections/models/closing_lines.hpp"

namespace chalkline::projections {

// `id` is the position of the event, `settled_by` that of the latest end of its game.
const Schema Advice::kSchema{.name = "advice",
                             .version = 1,
                             .create = R"(
      CREATE TABLE advice(
        id INTEGER PRIMARY KEY,
        game INTEGER NOT NULL,
        market INTEGER NOT NULL,
        side INTEGER NOT NULL,
        line INTEGER NOT NULL,
        odds INTEGER NOT NULL,
        model INTEGER NOT NULL,
        deviation INTEGER NOT NULL,
        price INTEGER NOT NULL,
        chance INTEGER NOT NULL,
        confidence INTEGER NOT NULL,
        pass INTEGER NOT NULL,
        settled_by INTEGER) STRICT;
      CREATE INDEX advice_by_game ON advice(game);
    )",
                             .content = "SELECT * FROM advice ORDER BY id"};

Advice::Advice(const ModelSource& source)
    : insert_(source.db, R"(
        INSERT INTO advice(id, game, market, side, line, odds, model, deviation, price, chance,
          confidence, pass)
        VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12))"),
      settle_(source.db, "UPDATE advice SET settled_by = ?2 WHERE game = ?1") {}

void Advice::on(const ledger::AdviceGiven& advice, const ledger::Record& record) {
  const auto& [inputs, decision] = std::tie(advice.inputs, advice.decision);
  insert_.run(record.position, advice.game, advice.market, advice.side, advice.line, inputs.odds,
              inputs.model, inputs.deviation, decision.price, decision.chance, decision.confidence,
              decision.pass);
}

void Advice::on(const ledger::ResultRecorded& result, const ledger::Record& record) {
  settle_.run(result.game, record.position);
}

void Advice::on(const ledger::GameCancelled& cancelled, const ledger::Record& record) {
  settle_.run(cancelled.game, record.position);
}

namespace {

std::string settled_advice() {
  return fmt::format(R"(
  SELECT advice.id, game, source, sport, market, side, line, odds, model, deviation, price, chance,
    confidence, pass, settled_by, home_score, away_score, {}
  FROM advice JOIN game ON game.id = advice.game
  WHERE home_score IS NOT NULL)",
                     kClosingColumns);
}

std::optional<bool> has_won(const ledger::SettledAdvice& advice, ledger::Score score) {
  ledger::GameState game{};
  game.phase = ledger::GamePhase::kFinal;
  game.score = score;
  ledger::Pick pick{};
  pick.market = advice.market;
  pick.side = advice.side;
  pick.line = advice.line;
  const auto outcome = ledger::outcome_of(pick, game);
  if (outcome == ledger::BetOutcome::kPush) return std::nullopt;
  return outcome == ledger::BetOutcome::kWon;
}

ledger::SettledAdvice advice_of(const sqlite::Rows& rows) {
  ledger::SettledAdvice advice;
  ledger::Score score;
  ClosingLines closing;
  rows.read(advice.id, advice.game, advice.source, advice.sport, advice.market, advice.side,
            advice.line, advice.odds, advice.model, advice.deviation, advice.price, advice.chance,
            advice.confidence, advice.pass, advice.settled_by, score.home, score.away,
            closing.moneyline_home, closing.moneyline_away, closing.spread_line,
            closing.spread_home, closing.spread_away, closing.total_line, closing.total_over,
            closing.total_under);
  advice.won = has_won(advice, score);
  advice.closing = closing.of(advice.market);
  return advice;
}

}  // namespace

AdviceQueries::AdviceQueries(const sqlite::Connection& db)
    : all_(db, settled_advice() + " ORDER BY advice.id"),
      one_(db, settled_advice() + " AND advice.id = ?1") {}

std::vector<ledger::SettledAdvice> AdviceQueries::settled() {
  std::vector<ledger::SettledAdvice> advice;
  auto rows = all_.query();
  while (rows.next()) advice.push_back(advice_of(rows));
  return advice;
}

std::optional<ledger::SettledAdvice> AdviceQueries::settled(ledger::Position id) {
  auto rows = one_.query(id);
  if (!rows.next()) return std::nullopt;
  return advice_of(rows);
}

}  // namespace chalkline::projections
