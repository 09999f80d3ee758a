#include "projections/models/advice.hpp"

#include <string>
#include <string_view>
#include <tuple>

#include "ledger/rules/game.hpp"

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

constexpr std::string_view kSettled = R"(
  SELECT advice.id, game, source, sport, market, side, line, odds, model, deviation, price, chance,
    confidence, pass, settled_by, home_score, away_score, moneyline_home, moneyline_away,
    spread_line, spread_home, spread_away, total_line, total_over, total_under
  FROM advice JOIN game ON game.id = advice.game
  WHERE home_score IS NOT NULL)";

// Prices of a market that was not quoted are absent.
std::optional<ledger::TwoWay> quote_of(std::optional<ledger::HalfPoints> line,
                                       std::optional<ledger::AmericanOdds> first,
                                       std::optional<ledger::AmericanOdds> second) {
  if (!line || !first || !second) return std::nullopt;
  return ledger::TwoWay{*line, *first, *second};
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
  std::optional<ledger::AmericanOdds> home;
  std::optional<ledger::AmericanOdds> away;
  std::optional<ledger::HalfPoints> spread;
  std::optional<ledger::AmericanOdds> spread_home;
  std::optional<ledger::AmericanOdds> spread_away;
  std::optional<ledger::HalfPoints> total;
  std::optional<ledger::AmericanOdds> over;
  std::optional<ledger::AmericanOdds> under;
  rows.read(advice.id, advice.game, advice.source, advice.sport, advice.market, advice.side,
            advice.line, advice.odds, advice.model, advice.deviation, advice.price, advice.chance,
            advice.confidence, advice.pass, advice.settled_by, score.home, score.away, home, away,
            spread, spread_home, spread_away, total, over, under);
  advice.won = has_won(advice, score);
  const ledger::Lines closing{quote_of(0, home, away), quote_of(spread, spread_home, spread_away),
                              quote_of(total, over, under)};
  advice.closing = ledger::market_of(closing, advice.market);
  return advice;
}

}  // namespace

AdviceQueries::AdviceQueries(const sqlite::Connection& db)
    : all_(db, std::string{kSettled} + " ORDER BY advice.id"),
      one_(db, std::string{kSettled} + " AND advice.id = ?1") {}

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
