#include "projections/models/bet_queries.hpp"

#include <fmt/format.h>

#include <limits>
#include <string>
#include <utility>

#include "ledger/values/labels.hpp"

namespace chalkline::projections {
namespace {

// The bets of account ?1 from the newest to the oldest: one after the other and no further than
// they are asked for, which a sort would be. They begin after the account's bet {}, or with the
// newest where there is none of that id.
constexpr auto kOwn = R"(
  WITH RECURSIVE own(id, previous) AS (
    SELECT id, previous FROM bet WHERE id = ifnull(
      (SELECT previous FROM bet WHERE id = {} AND account = ?1),
      (SELECT newest FROM bettor WHERE account = ?1))
    UNION ALL
    SELECT bet.id, bet.previous FROM own CROSS JOIN bet ON bet.id = own.previous) )";

constexpr auto kColumns = R"(
  SELECT bet.id, bet.game, type, side, line, odds, stake, profit, status, payout, placed_at,
    settled_at, stated_chance, live, condition, condition_team, condition_line, condition_mark,
    sport, source, starts_at, home_name, away_name, home_score, away_score )";

constexpr auto kFromAll = "FROM bet JOIN game ON game.id = bet.game ";
constexpr auto kFromOwn = R"(
  FROM own CROSS JOIN bet ON bet.id = own.id CROSS JOIN game ON game.id = bet.game )";

// ?2 to ?8 of a BetFilter. Any leg of a parlay will do.
constexpr auto kFilter = R"(
  WHERE (?2 IS NULL OR status = ?2)
    AND (?3 IS NULL OR sport = ?3 OR (type = 5 AND EXISTS(
      SELECT 1 FROM leg JOIN game AS other ON other.id = leg.game
      WHERE leg.bet = bet.id AND other.sport = ?3)))
    AND (?4 IS NULL OR type = ?4)
    AND (?8 IS NULL OR (condition IS NOT NULL) = ?8)
    AND (?5 IS NULL OR placed_at >= ?5)
    AND (?6 IS NULL OR placed_at < ?6)
    AND (?7 IS NULL OR instr(lower(home_name), lower(?7)) OR instr(lower(home_code), lower(?7))
      OR instr(lower(away_name), lower(?7)) OR instr(lower(away_code), lower(?7))
      OR (type >= 4 AND EXISTS(
        SELECT 1 FROM leg JOIN game AS other ON other.id = leg.game
        WHERE leg.bet = bet.id AND (instr(lower(other.home_name), lower(?7))
          OR instr(lower(other.home_code), lower(?7)) OR instr(lower(other.away_name), lower(?7))
          OR instr(lower(other.away_code), lower(?7))
          OR instr(lower(ifnull(player_name, '')), lower(?7)))))) )";
static_assert(std::to_underlying(BetType::kProp) == 4 && std::to_underlying(BetType::kParlay) == 5);

constexpr auto kLegs = R"(
  SELECT leg.game, market, side, line, odds, live, player, player_name, prop, figure, status,
    sport, source, starts_at, home_name, away_name, home_score, away_score
  FROM leg JOIN game ON game.id = leg.game
  WHERE bet = ?1 ORDER BY nth)";

// The bets after that of the id ?9.
std::string own_before() { return fmt::format(kOwn, "?9"); }
std::string own() { return fmt::format(kOwn, "NULL"); }

// The columns of `game` that a leg on it needs.
struct GameColumns {
  std::string home_name;
  std::string away_name;
  std::optional<std::int32_t> home;
  std::optional<std::int32_t> away;

  ledger::Teams teams() const { return {home_name, away_name}; }
  void describe(LegRow& leg) const {
    leg.event_name = ledger::event_name(teams());
    if (home && away) leg.score = {*home, *away};
  }
};

LegRow read_leg(const sqlite::Rows& rows) {
  LegRow leg;
  std::optional<std::string> player;
  std::optional<std::string> player_name;
  std::optional<ledger::PropType> type;
  GameColumns game;
  rows.read(leg.game, leg.market, leg.side, leg.line, leg.odds, leg.live, player, player_name, type,
            leg.figure, leg.status, leg.sport, leg.source, leg.starts_at, game.home_name,
            game.away_name, game.home, game.away);
  game.describe(leg);
  if (player && player_name && type) leg.prop = {*player, *player_name, *type};
  leg.prediction = leg.prop ? ledger::prop_label(*leg.prop, leg.side, leg.line)
                            : ledger::pick_label(game.teams(), leg.market, leg.side, leg.line);
  return leg;
}

}  // namespace

BetQueries::BetQueries(const sqlite::Connection& db)
    : list_(db, own_before() + kColumns + kFromOwn + kFilter + "AND bet.id < ?9 LIMIT ?10"),
      on_game_(db, own() + kColumns + kFromOwn + R"(
        WHERE bet.game = ?2 OR (type = 5 AND EXISTS(
          SELECT 1 FROM leg WHERE leg.bet = bet.id AND leg.game = ?2))
        LIMIT ?3)"),
      totals_(db, own() + R"(
        SELECT count(*) FILTER (WHERE status = 0), count(*) FILTER (WHERE status = 1),
          count(*) FILTER (WHERE status = 2), count(*) FILTER (WHERE status = 3),
          count(*) FILTER (WHERE status = 4), ifnull(sum(stake) FILTER (WHERE status != 0), 0),
          ifnull(sum(payout), 0), ifnull(sum(stake) FILTER (WHERE status = 0), 0) )" +
                      kFromOwn + kFilter),
      moves_(db, own() + R"(
        SELECT placed_at, stake, settled_at, ifnull(payout, 0)
        FROM own CROSS JOIN bet ON bet.id = own.id ORDER BY bet.id)"),
      find_(db, std::string{kColumns} + kFromAll + "WHERE bet.id = ?1 AND account = ?2"),
      find_many_(db, std::string{kColumns} + kFromAll +
                         "WHERE bet.id IN (SELECT value FROM json_each(?1)) AND account = ?2 "
                         "ORDER BY bet.id"),
      settlements_(db, R"(
        SELECT settled_by AS position FROM bet
        WHERE id = ?1 AND account = ?2 AND settled_by IS NOT NULL
        UNION ALL SELECT settled_by FROM correction WHERE bet = ?1 AND account = ?2
        UNION ALL SELECT id FROM correction WHERE bet = ?1 AND account = ?2
        ORDER BY position)"),
      legs_(db, kLegs) {}

// The legs are read while `rows` is open, and so in the same transaction.
BetRow BetQueries::read(const sqlite::Rows& rows) {
  BetRow bet;
  LegRow leg;
  std::optional<ledger::ConditionType> condition;
  std::optional<ledger::Side> condition_team;
  std::optional<ledger::HalfPoints> condition_line;
  std::optional<ledger::TimeMark> condition_mark;
  GameColumns game;
  rows.read(bet.id, leg.game, bet.type, leg.side, leg.line, bet.odds, bet.stake, bet.profit,
            bet.status, bet.payout, bet.placed_at, bet.settled_at, bet.stated_chance, leg.live,
            condition, condition_team, condition_line, condition_mark, leg.sport, leg.source,
            leg.starts_at, game.home_name, game.away_name, game.home, game.away);
  if (condition && condition_team && condition_line)
    bet.condition = {*condition, *condition_team, *condition_line, condition_mark};
  if (bet.type >= BetType::kProp) {
    auto picks = legs_.query(bet.id);
    while (picks.next()) bet.legs.push_back(read_leg(picks));
    return bet;
  }
  game.describe(leg);
  leg.market = static_cast<ledger::Market>(bet.type);
  leg.prediction = ledger::pick_label(game.teams(), leg.market, leg.side, leg.line);
  leg.odds = bet.odds;
  leg.status = bet.status;
  bet.legs.push_back(std::move(leg));
  return bet;
}

std::vector<BetRow> BetQueries::list(ledger::AccountId account, const BetFilter& filter,
                                     std::size_t limit) {
  const auto before = filter.before == 0 ? std::numeric_limits<std::int64_t>::max()
                                         : static_cast<std::int64_t>(filter.before);
  std::vector<BetRow> bets;
  auto rows = list_.query(account, filter.status, filter.sport, filter.type, filter.from, filter.to,
                          filter.search, filter.conditional, before, limit);
  while (rows.next()) bets.push_back(read(rows));
  return bets;
}

std::vector<BetRow> BetQueries::on_game(ledger::AccountId account, ledger::GameId game,
                                        std::size_t limit) {
  std::vector<BetRow> bets;
  auto rows = on_game_.query(account, game, limit);
  while (rows.next()) bets.push_back(read(rows));
  return bets;
}

BetTotals BetQueries::totals(ledger::AccountId account, const BetFilter& filter) {
  BetTotals totals;
  auto rows = totals_.query(account, filter.status, filter.sport, filter.type, filter.from,
                            filter.to, filter.search, filter.conditional);
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
  return read(rows);
}

std::vector<BetRow> BetQueries::find_all(ledger::AccountId account,
                                         std::span<const ledger::BetId> ids) {
  std::vector<BetRow> bets;
  auto rows = find_many_.query(fmt::format("[{}]", fmt::join(ids, ",")), account);
  while (rows.next()) bets.push_back(read(rows));
  return bets;
}

std::vector<ledger::Position> BetQueries::settlements(ledger::AccountId account, ledger::BetId id) {
  std::vector<ledger::Position> positions;
  auto rows = settlements_.query(id, account);
  while (rows.next()) positions.push_back(rows.get<ledger::Position>(0));
  return positions;
}

}  // namespace chalkline::projections
