#include "projections/models/history.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "projections/models/closing_lines.hpp"
#include "projections/models/habit_days.hpp"

namespace chalkline::projections {
namespace {

// The columns of the game that a pick is on.
std::string game_columns() {
  return fmt::format("sport, source, {}, closed_by, cancelled_by", kClosingColumns);
}

std::string bets_of_account() {
  return fmt::format(R"(
  WITH RECURSIVE own(id, previous) AS (
    SELECT id, previous FROM bet WHERE id = (SELECT newest FROM bettor WHERE account = ?1)
    UNION ALL
    SELECT bet.id, bet.previous FROM own CROSS JOIN bet ON bet.id = own.previous)
  SELECT bet.id, bet.game, type, side, line, odds, other_odds, stake, status, payout, placed_at,
    settled_at, settled_by, decided_on, stated_chance, live, condition IS NOT NULL, {}
  FROM own CROSS JOIN bet ON bet.id = own.id CROSS JOIN game ON game.id = bet.game)",
                     game_columns());
}

std::string legs_of_bet() {
  return fmt::format(R"(
  SELECT leg.game, market, side, line, odds, other_odds, live, status, ended_by, {}
  FROM leg JOIN game ON game.id = leg.game
  WHERE bet = ?1 ORDER BY nth)",
                     game_columns());
}

// The settlement that a row of `bet` holds, in parts that are absent while it is open.
struct LastSettlement {
  BetStatus status{};
  std::optional<ledger::Coins> payout;
  std::optional<ledger::Timestamp> at;
  std::optional<ledger::Position> by;
  std::optional<ledger::GameId> decided_on;
};

void read_priced(const sqlite::Rows& rows, HistoryLeg& leg, auto&... before) {
  ClosingLines game;
  rows.read(before..., leg.sport, leg.source, game.moneyline_home, game.moneyline_away,
            game.spread_line, game.spread_home, game.spread_away, game.total_line, game.total_over,
            game.total_under, leg.closed_by, leg.cancelled_by);
  leg.closing = game.of(leg.market).transform([&](const ledger::TwoWay& quote) {
    return ledger::of_side(quote, leg.side);
  });
}

// The row of a bet, whose first leg it holds too.
HistoryBet read_bet(const sqlite::Rows& rows) {
  HistoryBet bet;
  LastSettlement last;
  auto& leg = bet.legs.emplace_back();
  bet.type = rows.get<BetType>(2);
  if (bet.type < BetType::kParlay) leg.market = static_cast<ledger::Market>(bet.type);
  read_priced(rows, leg, bet.id, leg.game, bet.type, leg.side, leg.line, bet.odds, leg.other_odds,
              bet.stake, last.status, last.payout, bet.placed_at, last.at, last.by, last.decided_on,
              bet.stated_chance, leg.live, bet.is_conditional);
  leg.odds = bet.odds;
  if (last.payout && last.at && last.by) {
    leg.ends.push_back({*last.by, last.status});
    bet.settlements.push_back(
        {*last.by, *last.at, last.status, *last.payout, last.decided_on.value_or(leg.game), 0});
  }
  return bet;
}

}  // namespace

HistoryQuery::HistoryQuery(const sqlite::Connection& db)
    : position_(db, "SELECT min(position) FROM model"),
      bets_(db, bets_of_account()),
      legs_(db, legs_of_bet()),
      corrected_ends_(db, R"(
        SELECT nth, ended_by, status FROM corrected_leg WHERE bet = ?1 ORDER BY nth, ended_by)"),
      corrections_(db, R"(
        SELECT bet, settled_by, settled_at, status, payout, decided_on, id
        FROM correction WHERE account = ?1 ORDER BY id)"),
      grants_(db, "SELECT id, at, amount, reason FROM granted WHERE account = ?1 ORDER BY id"),
      look_backs_(db, "SELECT id FROM habit_day WHERE account = ?1 AND kind = ?2 ORDER BY id"),
      games_of_team_(db, R"(
        SELECT id, home_code = ?2 FROM game
        WHERE sport = ?1 AND (home_code = ?2 OR away_code = ?2))") {}

AccountHistory HistoryQuery::of(ledger::AccountId account) {
  AccountHistory history;
  auto one_state = position_.query();  // its read transaction holds until the end
  one_state.next();
  one_state.read(history.position);
  {
    auto rows = bets_.query(account);
    while (rows.next()) {
      auto& bet = history.bets.emplace_back(read_bet(rows));
      if (bet.type == BetType::kParlay) read_legs(bet);
    }
  }
  std::ranges::reverse(history.bets);
  read_corrections(account, history.bets);
  auto rows = grants_.query(account);
  while (rows.next()) {
    auto& grant = history.grants.emplace_back();
    rows.read(grant.position, grant.at, grant.amount, grant.reason);
  }
  auto look_backs = look_backs_.query(account, HabitKind::kLookBack);
  while (look_backs.next()) history.look_backs.push_back(look_backs.get<ledger::Position>(0));
  return history;
}

void HistoryQuery::read_legs(HistoryBet& bet) {
  bet.legs.clear();
  auto rows = legs_.query(bet.id);
  std::vector<HistoryLegEnd> last;
  while (rows.next()) {
    auto& leg = bet.legs.emplace_back();
    auto& [position, status] = last.emplace_back();
    read_priced(rows, leg, leg.game, leg.market, leg.side, leg.line, leg.odds, leg.other_odds,
                leg.live, status, position);
  }
  auto corrected = corrected_ends_.query(bet.id);
  while (corrected.next()) {
    std::size_t nth{};
    HistoryLegEnd end;
    corrected.read(nth, end.position, end.status);
    bet.legs.at(nth).ends.push_back(end);
  }
  for (std::size_t nth = 0; nth < last.size(); ++nth) {
    if (last[nth].position != 0) bet.legs[nth].ends.push_back(last[nth]);
  }
}

std::vector<TeamGame> HistoryQuery::games_of(ledger::Sport sport, const std::string& code) {
  std::vector<TeamGame> games;
  auto rows = games_of_team_.query(sport, code);
  while (rows.next()) {
    auto& [game, side] = games.emplace_back();
    bool is_home{};
    rows.read(game, is_home);
    side = is_home ? ledger::Side::kHome : ledger::Side::kAway;
  }
  return games;
}

// Those of a bet come in order, and before the settlement in force.
void HistoryQuery::read_corrections(ledger::AccountId account, std::vector<HistoryBet>& bets) {
  auto rows = corrections_.query(account);
  while (rows.next()) {
    const auto bet =
        std::ranges::lower_bound(bets, rows.get<ledger::BetId>(0), {}, &HistoryBet::id);
    if (bet == bets.end()) continue;
    ledger::BetId id{};
    HistorySettlement wrong;
    rows.read(id, wrong.position, wrong.time, wrong.status, wrong.credit, wrong.decided_on,
              wrong.taken_back_by);
    const auto later = std::ranges::upper_bound(bet->settlements, wrong.position, {},
                                                &HistorySettlement::position);
    bet->settlements.insert(later, wrong);
  }
}

}  // namespace chalkline::projections
