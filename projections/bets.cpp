#include "projections/bets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <utility>

#include "ledger/rules/game.hpp"
#include "ledger/rules/settlement.hpp"
#include "ledger/values/labels.hpp"

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
  SELECT bet.id, account, game, type, side, line, odds, stake, profit, status, payout, placed_at,
    settled_at, stated_chance, legs, live, condition, condition_team, condition_line,
    condition_mark, sport, source, starts_at, home_name, away_name, home_score, away_score
  FROM bet JOIN game ON game.id = bet.game )";

// ?1 account, ?2 to ?8 of a BetFilter. Of a parlay any leg will do.
constexpr auto kFilter = R"(
  WHERE account = ?1
    AND (?2 IS NULL OR status = ?2)
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
  SELECT leg.game, market, side, line, odds, live, leg.player, player_name, prop, sport, source,
    starts_at, home_name, away_name, home_score, away_score, cancelled, played, points, rebounds,
    assists, threes, minutes
  FROM leg JOIN game ON game.id = leg.game
    LEFT JOIN figure ON figure.game = leg.game AND figure.player = leg.player
  WHERE bet = ?1 ORDER BY nth)";

LegRow read_leg(const sqlite::Rows& rows) {
  LegRow row;
  ledger::Leg leg;
  std::string home_name;
  std::string away_name;
  std::optional<std::string> player;
  std::optional<std::string> player_name;
  std::optional<ledger::PropType> type;
  std::optional<std::int32_t> home;
  std::optional<std::int32_t> away;
  bool cancelled{};
  std::optional<bool> played;
  std::array<std::optional<std::uint8_t>, ledger::enum_names<ledger::PropType>.size()> figures;
  rows.read(leg.game, leg.market, leg.side, leg.line, leg.odds, leg.live, player, player_name, type,
            row.sport, row.source, row.starts_at, home_name, away_name, home, away, cancelled,
            played, figures[0], figures[1], figures[2], figures[3], figures[4]);
  const ledger::Teams teams{home_name, away_name};
  if (player && player_name && type) leg.prop = {*player, *player_name, *type};
  ledger::GameState game;
  if (home && away) {
    row.score = game.score = {*home, *away};
    game.phase = ledger::GamePhase::kFinal;
  }
  if (cancelled) game.phase = ledger::GamePhase::kCancelled;
  if (leg.prop && played) {
    auto& known = game.players.emplace_back();
    known.player = leg.prop->player;
    known.played = *played;
    for (std::size_t i = 0; i < figures.size(); ++i) known.figures[i] = figures[i].value_or(0);
    if (*played) row.figure = known.figures[std::to_underlying(leg.prop->type) - 1U];
  }
  row.game = leg.game;
  row.event_name = ledger::event_name(teams);
  row.prediction = leg.prop ? ledger::prop_label(*leg.prop, leg.side, leg.line)
                            : ledger::pick_label(teams, leg.market, leg.side, leg.line);
  row.market = leg.market;
  row.odds = leg.odds;
  row.live = leg.live;
  row.status =
      ledger::has_ended(game) ? status_of(ledger::outcome_of(leg, game)) : BetStatus::kPending;
  row.prop = std::move(leg.prop);
  return row;
}

}  // namespace

// The index needs the account alone: SQLite ends every index with the primary key, so it is ordered
// by (account, id), which is all that a player's list asks for.
const Schema Bets::kSchema{.name = "bets",
                           .version = 3,
                           .create = R"(
      CREATE TABLE bet(
        id INTEGER PRIMARY KEY,
        account INTEGER NOT NULL,
        game INTEGER NOT NULL,
        type INTEGER NOT NULL,
        side INTEGER NOT NULL,
        line INTEGER NOT NULL,
        odds INTEGER NOT NULL,
        stake INTEGER NOT NULL,
        profit INTEGER NOT NULL,
        placed_at INTEGER NOT NULL,
        status INTEGER NOT NULL,
        payout INTEGER,
        settled_at INTEGER,
        stated_chance INTEGER,
        legs INTEGER NOT NULL,
        live INTEGER NOT NULL,
        condition INTEGER,
        condition_team INTEGER,
        condition_line INTEGER,
        condition_mark INTEGER) STRICT;
      CREATE INDEX bet_by_account ON bet(account);
      CREATE TABLE leg(
        bet INTEGER NOT NULL,
        nth INTEGER NOT NULL,
        game INTEGER NOT NULL,
        market INTEGER NOT NULL,
        side INTEGER NOT NULL,
        line INTEGER NOT NULL,
        odds INTEGER NOT NULL,
        live INTEGER NOT NULL,
        player TEXT,
        player_name TEXT,
        prop INTEGER,
        PRIMARY KEY(bet, nth)) STRICT, WITHOUT ROWID;
    )",
                           .content = R"(
      SELECT * FROM bet LEFT JOIN leg ON leg.bet = bet.id ORDER BY bet.id, nth)"};

Bets::Bets(sqlite::Connection& db)
    : insert_(db, R"(
        INSERT INTO bet VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15,
          ?16, ?17, ?18, ?19, ?20))"),
      insert_leg_(db, "INSERT INTO leg VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)"),
      update_(db, "UPDATE bet SET status = ?2, payout = ?3, settled_at = ?4 WHERE id = ?1") {}

void Bets::apply(const ledger::Record& record) {
  if (const auto* placed = std::get_if<ledger::BetPlaced>(&record.event)) {
    placed_.push_back({record.position, record.time, *placed, Ending{}});
  } else if (const auto* settled = std::get_if<ledger::BetSettled>(&record.event)) {
    end(settled->bet, record.position, {status_of(settled->outcome), settled->credit, record.time});
  } else if (const auto* reversed = std::get_if<ledger::SettlementReversed>(&record.event)) {
    end(reversed->bet, record.position, {});
  }
}

void Bets::insert(const Placed& placed) {
  const auto& [id, at, bet, ending] = placed;
  const auto& first = bet.legs.front();
  const bool is_parlay = bet.legs.size() > 1;
  const bool is_plain = !is_parlay && !first.prop;
  const auto of = [&](auto ledger::Condition::* part) {
    return bet.condition.transform([part](const auto& condition) { return condition.*part; });
  };
  insert_.run(id, bet.account, first.game, is_parlay ? BetType::kParlay : type_of(first.market),
              first.side, first.line, ledger::odds_of(bet), bet.stake, bet.profit, at,
              ending.status, ending.payout, ending.settled_at, bet.stated_chance,
              is_plain ? 0 : bet.legs.size(), std::ranges::any_of(bet.legs, &ledger::Leg::live),
              of(&ledger::Condition::type), of(&ledger::Condition::team),
              of(&ledger::Condition::line), bet.condition.and_then(&ledger::Condition::mark));
  if (is_plain) return;
  for (std::size_t nth = 0; nth < bet.legs.size(); ++nth) {
    const auto& leg = bet.legs[nth];
    const auto subject = [&](auto ledger::PropSubject::* part) {
      return leg.prop.transform([part](const auto& prop) { return prop.*part; });
    };
    insert_leg_.run(id, nth, leg.game, leg.market, leg.side, leg.line, leg.odds, leg.live,
                    subject(&ledger::PropSubject::player), subject(&ledger::PropSubject::name),
                    subject(&ledger::PropSubject::type));
  }
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
  for (const auto& placed : placed_) insert(placed);
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
    : list_(db, std::string{kSelect} + kFilter + "AND bet.id < ?9 ORDER BY bet.id DESC LIMIT ?10"),
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
      find_(db, std::string{kSelect} + "WHERE bet.id = ?1 AND account = ?2"),
      find_many_(db, std::string{kSelect} +
                         "WHERE bet.id IN (SELECT value FROM json_each(?1)) AND account = ?2 "
                         "ORDER BY bet.id"),
      legs_(db, kLegs) {}

// The legs are read while `rows` is open, and so in the same transaction.
BetRow BetQueries::read(const sqlite::Rows& rows) {
  BetRow bet;
  std::string home_name;
  std::string away_name;
  ledger::Side side{};
  ledger::HalfPoints line{};
  std::size_t legs{};
  std::optional<ledger::ConditionType> condition;
  std::optional<ledger::Side> condition_team;
  std::optional<ledger::HalfPoints> condition_line;
  std::optional<ledger::TimeMark> condition_mark;
  std::optional<std::int32_t> home;
  std::optional<std::int32_t> away;
  rows.read(bet.id, bet.account, bet.game, bet.type, side, line, bet.odds, bet.stake, bet.profit,
            bet.status, bet.payout, bet.placed_at, bet.settled_at, bet.stated_chance, legs,
            bet.live, condition, condition_team, condition_line, condition_mark, bet.sport,
            bet.source, bet.starts_at, home_name, away_name, home, away);
  const ledger::Teams teams{home_name, away_name};
  if (condition && condition_team && condition_line)
    bet.condition = {*condition, *condition_team, *condition_line, condition_mark};
  bet.event_name = ledger::event_name(teams);
  if (home && away) bet.score = {*home, *away};
  if (legs == 0) {
    const auto market = static_cast<ledger::Market>(bet.type);
    bet.prediction = ledger::pick_label(teams, market, side, line);
    return bet;
  }
  auto picks = legs_.query(bet.id);
  while (picks.next()) {
    bet.legs.push_back(read_leg(picks));
    if (!bet.prediction.empty()) bet.prediction += ", ";
    bet.prediction += bet.legs.back().prediction;
  }
  if (bet.type == BetType::kParlay) {
    bet.event_name = "Parlay of " + std::to_string(bet.legs.size());
    bet.score.reset();
  }
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

std::vector<BetRow> BetQueries::find(ledger::AccountId account,
                                     std::span<const ledger::BetId> ids) {
  std::vector<BetRow> bets;
  auto rows = find_many_.query(fmt::format("[{}]", fmt::join(ids, ",")), account);
  while (rows.next()) bets.push_back(read(rows));
  return bets;
}

}  // namespace chalkline::projections
