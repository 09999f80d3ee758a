#include "projections/bets.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>

#include "ledger/labels.hpp"

namespace chalkline::projections {
namespace {

// An outcome and the status it leads to are the same number.
constexpr BetStatus status_of(ledger::BetOutcome outcome) {
  return static_cast<BetStatus>(outcome);
}
static_assert(status_of(ledger::BetOutcome::kWon) == BetStatus::kWon);
static_assert(status_of(ledger::BetOutcome::kLost) == BetStatus::kLost);
static_assert(status_of(ledger::BetOutcome::kPush) == BetStatus::kPush);
static_assert(status_of(ledger::BetOutcome::kVoid) == BetStatus::kVoid);

constexpr auto kSelect = R"(
  SELECT bet.id, account, game, market, side, line, odds, stake, profit, status, payout, placed_at,
    settled_at, stated_chance, sport, source, starts_at, home_name, away_name, home_score,
    away_score
  FROM bet JOIN game ON game.id = bet.game )";

// ?1 account, ?2 to ?7 of a BetFilter.
constexpr auto kFilter = R"(
  WHERE account = ?1
    AND (?2 IS NULL OR status = ?2)
    AND (?3 IS NULL OR sport = ?3)
    AND (?4 IS NULL OR market = ?4)
    AND (?5 IS NULL OR placed_at >= ?5)
    AND (?6 IS NULL OR placed_at < ?6)
    AND (?7 IS NULL OR instr(lower(home_name), lower(?7)) OR instr(lower(home_code), lower(?7))
      OR instr(lower(away_name), lower(?7)) OR instr(lower(away_code), lower(?7))) )";

BetRow read_bet(const sqlite::Rows& rows) {
  BetRow bet;
  ledger::Teams teams;
  ledger::HalfPoints line{};
  std::optional<std::int32_t> home;
  std::optional<std::int32_t> away;
  rows.read(bet.id, bet.account, bet.game, bet.market, bet.side, line, bet.odds, bet.stake,
            bet.profit, bet.status, bet.payout, bet.placed_at, bet.settled_at, bet.stated_chance,
            bet.sport, bet.source, bet.starts_at, teams.home, teams.away, home, away);
  bet.event_name = ledger::event_name(teams);
  bet.prediction = ledger::pick_label(teams, bet.market, bet.side, line);
  if (home && away) bet.score = {*home, *away};
  return bet;
}

}  // namespace

// The index needs the account alone: SQLite ends every index with the primary key, so it is ordered
// by (account, id), which is all that a player's list asks for.
const Schema Bets::kSchema{.name = "bets",
                           .version = 2,
                           .create = R"(
      CREATE TABLE bet(
        id INTEGER PRIMARY KEY,
        account INTEGER NOT NULL,
        game INTEGER NOT NULL,
        market INTEGER NOT NULL,
        side INTEGER NOT NULL,
        line INTEGER NOT NULL,
        odds INTEGER NOT NULL,
        stake INTEGER NOT NULL,
        profit INTEGER NOT NULL,
        placed_at INTEGER NOT NULL,
        status INTEGER NOT NULL,
        payout INTEGER,
        settled_at INTEGER,
        stated_chance INTEGER) STRICT;
      CREATE INDEX bet_by_account ON bet(account);
    )",
                           .content = "SELECT * FROM bet ORDER BY id"};

Bets::Bets(sqlite::Connection& db)
    : insert_(db, "INSERT INTO bet VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,?14)"),
      update_(db, "UPDATE bet SET status = ?2, payout = ?3, settled_at = ?4 WHERE id = ?1") {}

void Bets::apply(const ledger::Record& record) {
  if (const auto* placed = std::get_if<ledger::BetPlaced>(&record.event)) {
    place(record, *placed);
  } else if (const auto* settled = std::get_if<ledger::BetSettled>(&record.event)) {
    end(settled->bet, record.position, {status_of(settled->outcome), settled->credit, record.time});
  } else if (const auto* reversed = std::get_if<ledger::SettlementReversed>(&record.event)) {
    end(reversed->bet, record.position, {});
  }
}

void Bets::place(const ledger::Record& record, const ledger::BetPlaced& bet) {
  if (bet.legs.size() != 1)
    throw std::logic_error("the read model of bets knows bets of one leg only");
  placed_.push_back({record.position, bet.account, bet.legs.front(), bet.stake, bet.profit,
                     record.time, bet.stated_chance, Ending{}});
}

void Bets::end(ledger::BetId id, ledger::Position by, const Ending& ending) {
  const auto waiting = std::ranges::lower_bound(placed_, id, {}, &Placed::id);
  if (waiting != placed_.end() && waiting->id == id) {
    waiting->ending = ending;
  } else {
    ended_.push_back({id, by, ending});
  }
}

void Bets::flush() {
  for (const auto& bet : placed_) {
    insert_.run(bet.id, bet.account, bet.leg.game, bet.leg.market, bet.leg.side, bet.leg.line,
                bet.leg.odds, bet.stake, bet.profit, bet.at, bet.ending.status, bet.ending.payout,
                bet.ending.settled_at, bet.stated_chance);
  }
  placed_.clear();

  // In the order of the table's pages; of several endings of one bet the last is true.
  std::ranges::sort(ended_, {}, [](const Ended& e) { return std::pair{e.id, e.by}; });
  for (std::size_t i = 0; i < ended_.size(); ++i) {
    const auto& [id, by, ending] = ended_[i];
    if (i + 1 < ended_.size() && ended_[i + 1].id == id) continue;
    update_.run(id, ending.status, ending.payout, ending.settled_at);
  }
  ended_.clear();
}

BetQueries::BetQueries(const sqlite::Connection& db)
    : list_(db, std::string{kSelect} + kFilter + "AND bet.id < ?8 ORDER BY bet.id DESC LIMIT ?9"),
      totals_(db, std::string{R"(
        SELECT count(*) FILTER (WHERE status = 0), count(*) FILTER (WHERE status = 1),
          count(*) FILTER (WHERE status = 2), count(*) FILTER (WHERE status = 3),
          count(*) FILTER (WHERE status = 4), ifnull(sum(stake) FILTER (WHERE status != 0), 0),
          ifnull(sum(payout), 0), ifnull(sum(stake) FILTER (WHERE status = 0), 0)
        FROM bet JOIN game ON game.id = bet.game )"} +
                      kFilter),
      moves_(db, R"(
        SELECT placed_at, stake, settled_at, ifnull(payout, 0) FROM bet
        WHERE account = ?1 ORDER BY id)"),
      find_(db, std::string{kSelect} + "WHERE bet.id = ?1 AND account = ?2") {}

std::vector<BetRow> BetQueries::list(ledger::AccountId account, const BetFilter& filter,
                                     std::size_t limit) {
  const auto before = filter.before == 0 ? std::numeric_limits<std::int64_t>::max()
                                         : static_cast<std::int64_t>(filter.before);
  std::vector<BetRow> bets;
  auto rows = list_.query(account, filter.status, filter.sport, filter.market, filter.from,
                          filter.to, filter.search, before, limit);
  while (rows.next()) bets.push_back(read_bet(rows));
  return bets;
}

BetTotals BetQueries::totals(ledger::AccountId account, const BetFilter& filter) {
  BetTotals totals;
  auto rows = totals_.query(account, filter.status, filter.sport, filter.market, filter.from,
                            filter.to, filter.search);
  if (rows.next()) {
    rows.read(totals.pending, totals.won, totals.lost, totals.pushed, totals.voided, totals.staked,
              totals.returned, totals.open);
  }
  return totals;
}

std::vector<BetMove> BetQueries::moves(ledger::AccountId account) {
  std::vector<BetMove> moves;
  auto rows = moves_.query(account);
  while (rows.next()) {
    auto& move = moves.emplace_back();
    rows.read(move.placed_at, move.stake, move.settled_at, move.payout);
  }
  return moves;
}

std::optional<BetRow> BetQueries::find(ledger::AccountId account, ledger::BetId id) {
  auto rows = find_.query(id, account);
  if (!rows.next()) return std::nullopt;
  return read_bet(rows);
}

}  // namespace chalkline::projections
