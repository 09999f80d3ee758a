#include "projections/models/bets.hpp"

#include <algorithm>

#include "ledger/rules/game.hpp"
#include "ledger/rules/settlement.hpp"

namespace chalkline::projections {
namespace {

// Accounts whose newest bet is kept between commits, of 40 bytes each.
constexpr std::size_t kBettorsKept = 65'536;

// An outcome and the status it leads to are the same number.
constexpr BetStatus status_of(ledger::BetOutcome outcome) {
  return static_cast<BetStatus>(outcome);
}
static_assert(status_of(ledger::BetOutcome::kWon) == BetStatus::kWon);
static_assert(status_of(ledger::BetOutcome::kLost) == BetStatus::kLost);
static_assert(status_of(ledger::BetOutcome::kPush) == BetStatus::kPush);
static_assert(status_of(ledger::BetOutcome::kVoid) == BetStatus::kVoid);

}  // namespace

// `previous` is the account's bet before this one, 0 if none, and `bettor` says where its chain
// begins. `game`, `side`, `line` and `other_odds` are of the first leg. `settled_by` is the
// position of the settlement, and `decided_on` the game whose end it followed, if it is not `game`.
// `ended_by` is the position at which a leg's game ended; how the leg stood by an end that was
// corrected since is in `corrected_leg`.
const Schema Bets::kSchema{.name = "bets",
                           .version = 6,
                           .create = R"(
      CREATE TABLE bet(
        id INTEGER PRIMARY KEY,
        account INTEGER NOT NULL,
        previous INTEGER NOT NULL,
        game INTEGER NOT NULL,
        type INTEGER NOT NULL,
        side INTEGER NOT NULL,
        line INTEGER NOT NULL,
        odds INTEGER NOT NULL,
        other_odds INTEGER NOT NULL,
        stake INTEGER NOT NULL,
        profit INTEGER NOT NULL,
        placed_at INTEGER NOT NULL,
        status INTEGER NOT NULL DEFAULT 0,
        payout INTEGER,
        settled_at INTEGER,
        settled_by INTEGER,
        decided_on INTEGER,
        stated_chance INTEGER,
        live INTEGER NOT NULL,
        condition INTEGER,
        condition_team INTEGER,
        condition_line INTEGER,
        condition_mark INTEGER) STRICT;
      CREATE TABLE bettor(
        account INTEGER PRIMARY KEY,
        newest INTEGER NOT NULL) STRICT;
      CREATE TABLE leg(
        bet INTEGER NOT NULL,
        nth INTEGER NOT NULL,
        game INTEGER NOT NULL,
        market INTEGER NOT NULL,
        side INTEGER NOT NULL,
        line INTEGER NOT NULL,
        odds INTEGER NOT NULL,
        other_odds INTEGER NOT NULL,
        live INTEGER NOT NULL,
        player TEXT,
        player_name TEXT,
        prop INTEGER,
        figure INTEGER,
        status INTEGER NOT NULL DEFAULT 0,
        ended_by INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY(bet, nth)) STRICT, WITHOUT ROWID;
      CREATE TABLE corrected_leg(
        bet INTEGER NOT NULL,
        nth INTEGER NOT NULL,
        ended_by INTEGER NOT NULL,
        status INTEGER NOT NULL,
        PRIMARY KEY(bet, nth, ended_by)) STRICT, WITHOUT ROWID;
      CREATE INDEX leg_by_game ON leg(game);
    )",
                           .content = R"(
      SELECT * FROM bet JOIN bettor ON bettor.account = bet.account
        LEFT JOIN leg ON leg.bet = bet.id
        LEFT JOIN corrected_leg AS corrected ON corrected.bet = leg.bet AND corrected.nth = leg.nth
      ORDER BY bet.id, leg.nth, corrected.ended_by)"};

Bets::Bets(const ModelSource& source)
    : insert_(source.db, R"(
        INSERT INTO bet(id, account, previous, game, type, side, line, odds, stake, profit,
          placed_at, stated_chance, live, condition, condition_team, condition_line,
          condition_mark, other_odds)
        VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18))"),
      insert_leg_(source.db, R"(
        INSERT INTO leg(bet, nth, game, market, side, line, odds, live, player, player_name, prop,
          other_odds)
        VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12))"),
      end_(source.db, R"(
        UPDATE bet SET status = ?2, payout = ?3, settled_at = ?4, settled_by = ?5,
          decided_on = nullif(?6, game)
        WHERE id = ?1)"),
      legs_on_(source.db, R"(
        SELECT bet, nth, market, side, line, player, prop, figure, status, ended_by
        FROM leg WHERE game = ?1)"),
      set_figure_(source.db, "UPDATE leg SET figure = ?3 WHERE bet = ?1 AND nth = ?2"),
      end_leg_(source.db, "UPDATE leg SET status = ?3, ended_by = ?4 WHERE bet = ?1 AND nth = ?2"),
      keep_end_(source.db, R"(
        INSERT INTO corrected_leg(bet, nth, ended_by, status) VALUES(?1, ?2, ?3, ?4))"),
      load_newest_(source.db, "SELECT newest FROM bettor WHERE account = ?1"),
      store_newest_(source.db, "REPLACE INTO bettor(account, newest) VALUES(?1, ?2)") {}

void Bets::on(const ledger::BetPlaced& bet, const ledger::Record& record) {
  const auto& first = bet.legs.front();
  const bool is_parlay = bet.legs.size() > 1;
  const auto condition = [&](auto ledger::Condition::* part) {
    return bet.condition.transform([part](const auto& whole) { return whole.*part; });
  };
  insert_.run(record.position, bet.account, replace_newest(bet.account, record.position),
              first.game, is_parlay ? BetType::kParlay : type_of(first.market), first.side,
              first.line, ledger::odds_of(bet), bet.stake, bet.profit, record.time,
              bet.stated_chance, first.live, condition(&ledger::Condition::type),
              condition(&ledger::Condition::team), condition(&ledger::Condition::line),
              bet.condition.and_then(&ledger::Condition::mark), first.other_odds);
  if (is_parlay || first.prop) insert_legs(record.position, bet.legs);
}

void Bets::insert_legs(ledger::BetId id, const ledger::Legs& legs) {
  for (std::size_t nth = 0; nth < legs.size(); ++nth) {
    const auto& leg = legs[nth];
    const auto subject = [&](auto ledger::PropSubject::* part) {
      return leg.prop.transform([part](const auto& prop) { return prop.*part; });
    };
    insert_leg_.run(id, nth, leg.game, leg.market, leg.side, leg.line, leg.odds, leg.live,
                    subject(&ledger::PropSubject::player), subject(&ledger::PropSubject::name),
                    subject(&ledger::PropSubject::type), leg.other_odds);
  }
}

void Bets::on(const ledger::BetSettled& settled, const ledger::Record& record) {
  end_.run(settled.bet, status_of(settled.outcome), std::optional{settled.credit},
           std::optional{record.time}, std::optional{record.position}, std::optional{settled.game});
}

void Bets::on(const ledger::SettlementReversed& reversed, const ledger::Record&) {
  end_.run(reversed.bet, BetStatus::kPending, std::optional<ledger::Coins>{},
           std::optional<ledger::Timestamp>{}, std::optional<ledger::Position>{},
           std::optional<ledger::GameId>{});
}

// Comes before the result that decides by it, and may come alone in between two commits.
void Bets::on(const ledger::StatisticsRecorded& statistics, const ledger::Record&) {
  for (const auto& stored : legs_on(statistics.game)) {
    const auto& prop = stored.leg.prop;
    if (prop) set_figure_.run(stored.bet, stored.nth, ledger::figure_of(*prop, statistics.players));
  }
}

void Bets::on(const ledger::ResultRecorded& result, const ledger::Record& record) {
  ledger::GameState end;
  end.phase = ledger::GamePhase::kFinal;
  end.score = result.score;
  end_legs(result.game, end, record.position);
}

void Bets::on(const ledger::GameCancelled& cancelled, const ledger::Record& record) {
  ledger::GameState end;
  end.phase = ledger::GamePhase::kCancelled;
  end_legs(cancelled.game, end, record.position);
}

std::vector<Bets::StoredLeg> Bets::legs_on(ledger::GameId game) {
  std::vector<StoredLeg> legs;
  auto rows = legs_on_.query(game);
  while (rows.next()) {
    auto& [bet, nth, leg, figure, status, ended_by] = legs.emplace_back();
    std::optional<std::string> player;
    std::optional<ledger::PropType> type;
    rows.read(bet, nth, leg.market, leg.side, leg.line, player, type, figure, status, ended_by);
    if (player && type) leg.prop = {*player, {}, *type};
  }
  return legs;
}

void Bets::end_legs(ledger::GameId id, const ledger::GameState& end, ledger::Position position) {
  for (const auto& [bet, nth, leg, figure, status, ended_by] : legs_on(id)) {
    if (ended_by != 0) keep_end_.run(bet, nth, ended_by, status);
    auto game = end;
    if (leg.prop && figure) {
      auto& player = game.players.emplace_back(leg.prop->player, true);
      player.figures.push_back({leg.prop->type, static_cast<std::uint16_t>(*figure)});
    }
    end_leg_.run(bet, nth, status_of(ledger::outcome_of(leg, game)), position);
  }
}

// Returns what the newest bet was until now, 0 if there was none.
ledger::BetId Bets::replace_newest(ledger::AccountId account, ledger::BetId bet) {
  const auto [at, missing] = newest_.try_emplace(account);
  auto& newest = at->second;
  if (missing) {
    if (auto rows = load_newest_.query(account); rows.next()) rows.read(newest.bet);
  }
  if (!newest.dirty) dirty_.push_back(account);
  newest.dirty = true;
  return std::exchange(newest.bet, bet);
}

void Bets::flush() {
  std::ranges::sort(dirty_);  // in the order of the table's pages
  for (const auto account : dirty_) {
    auto& newest = newest_.at(account);
    store_newest_.run(account, newest.bet);
    newest.dirty = false;
  }
  dirty_.clear();
  if (newest_.size() > kBettorsKept) newest_.clear();
}

}  // namespace chalkline::projections
