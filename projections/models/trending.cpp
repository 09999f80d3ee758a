#include "projections/models/trending.hpp"

#include "ledger/values/labels.hpp"

namespace chalkline::projections {
namespace {

constexpr int kBettorsMin = 5;  // RULES 34
constexpr int kTrendsMax = 3;   // RULES, Numbers

}  // namespace

// Counts singles on a game's own markets: the players of a prop and the legs of a parlay are
// elsewhere, and so are purses of classes, by which a person would count twice. `max(id)` makes
// SQLite take the bare column `line` from the row that has the maximum.
TrendingQuery::TrendingQuery(const sqlite::Connection& db)
    : newest_(db, "SELECT max(id) FROM bet"),
      at_or_after_(db, "SELECT id, placed_at FROM bet WHERE id >= ?1 ORDER BY id LIMIT 1"),
      count_(db, R"(
        WITH
          recent AS MATERIALIZED (
            SELECT id, account, game, type AS market, side, line FROM bet
            WHERE id >= ?1 AND type < 4 AND placed_at BETWEEN ?5 AND ?6 AND account < ?7
            ORDER BY id DESC LIMIT ?2),
          picked AS (
            SELECT game, market, side, line, max(id) AS newest, count(DISTINCT account) AS bettors
            FROM recent GROUP BY game, market, side HAVING bettors >= ?3),
          markets AS (
            SELECT game, market, count(DISTINCT account) AS bettors
            FROM recent GROUP BY game, market)
        SELECT home_name, away_name, source, picked.market, side, line,
          picked.bettors * 100.0 / markets.bettors, markets.bettors
        FROM picked
          JOIN markets ON markets.game = picked.game AND markets.market = picked.market
          JOIN game ON game.id = picked.game
        ORDER BY picked.bettors DESC, newest DESC LIMIT ?4)") {}

std::vector<Trend> TrendingQuery::find(ledger::Timestamp now) {
  auto trends = within(now - std::chrono::days{1}, now);
  return trends.empty() ? within(now - std::chrono::days{7}, now) : trends;
}

std::vector<Trend> TrendingQuery::within(ledger::Timestamp from, ledger::Timestamp to) {
  std::vector<Trend> trends;
  auto rows = count_.query(first_bet_since(from), kTrendingBetsMax, kBettorsMin, kTrendsMax, from,
                           to, ledger::kFirstPurse);
  while (rows.next()) {
    std::string home;
    std::string away;
    ledger::Market market{};
    ledger::Side side{};
    ledger::HalfPoints line{};
    double percentage{};
    std::int64_t bettors{};
    ledger::Source source{};
    rows.read(home, away, source, market, side, line, percentage, bettors);
    const ledger::Teams teams{home, away};
    trends.push_back(
        {ledger::pick_label(teams, market, side, line) + " (" + ledger::event_name(teams) + ")",
         percentage, bettors, source});
  }
  return trends;
}

// A bet's id is its place in the log and time goes on there: a binary search over ids needs no
// index of times. The ids between two bets are other events. Where a clock was set back there are
// several such places, and it finds one of them.
ledger::BetId TrendingQuery::first_bet_since(ledger::Timestamp time) {
  ledger::BetId low = 1;
  ledger::BetId high = 0;  // beyond the newest bet
  if (auto rows = newest_.query(); rows.next()) high = rows.get<ledger::BetId>(0) + 1;
  while (low < high) {
    const auto middle = low + (high - low) / 2;
    auto rows = at_or_after_.query(middle);
    rows.next();
    if (rows.get<ledger::Timestamp>(1) < time) {
      low = rows.get<ledger::BetId>(0) + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

}  // namespace chalkline::projections
