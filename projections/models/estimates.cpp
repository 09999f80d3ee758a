#include "projections/models/estimates.hpp"

#include <algorithm>
#include <limits>

#include "ledger/rules/game.hpp"

namespace chalkline::projections {

// `id` is the position of the event. A date that was reached twice, since a clock was set back,
// keeps the latest line. The scores of an end are NULL where the game was cancelled.
const Schema Estimates::kSchema{.name = "estimates",
                                .version = 2,
                                .create = R"(
      CREATE TABLE daily_line(
        date INTEGER PRIMARY KEY,
        game INTEGER NOT NULL,
        market INTEGER NOT NULL,
        side INTEGER NOT NULL,
        line INTEGER NOT NULL,
        odds INTEGER NOT NULL,
        other_odds INTEGER NOT NULL,
        quoted_at INTEGER NOT NULL) STRICT;
      CREATE TABLE estimate(
        id INTEGER PRIMARY KEY,
        account INTEGER NOT NULL,
        at INTEGER NOT NULL,
        game INTEGER NOT NULL,
        market INTEGER NOT NULL,
        side INTEGER NOT NULL,
        line INTEGER NOT NULL,
        odds INTEGER NOT NULL,
        other_odds INTEGER NOT NULL,
        quoted_at INTEGER NOT NULL,
        chance INTEGER NOT NULL,
        daily INTEGER NOT NULL,
        unseen INTEGER NOT NULL,
        date INTEGER NOT NULL) STRICT;
      CREATE INDEX estimate_by_account ON estimate(account, id);
      CREATE INDEX estimate_by_game ON estimate(game);
      CREATE TABLE asked_end(
        id INTEGER PRIMARY KEY,
        game INTEGER NOT NULL,
        at INTEGER NOT NULL,
        home_score INTEGER,
        away_score INTEGER) STRICT;
      CREATE INDEX asked_end_by_game ON asked_end(game, id);
    )",
                                .content = R"(
      SELECT 0, date, game, market, side, line, odds, other_odds, quoted_at, 0, 0, 0, 0, 0
        FROM daily_line
      UNION ALL SELECT * FROM estimate
      UNION ALL SELECT id, 0, at, game, home_score, away_score, 0, 0, 0, 0, 0, 0, 0, 0
        FROM asked_end
      ORDER BY 1, 2)"};

Estimates::Estimates(const ModelSource& source)
    : set_(source.db, R"(
        INSERT INTO daily_line(date, game, market, side, line, odds, other_odds, quoted_at)
        VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
        ON CONFLICT(date) DO UPDATE SET game = ?2, market = ?3, side = ?4, line = ?5, odds = ?6,
          other_odds = ?7, quoted_at = ?8)"),
      give_(source.db, R"(
        INSERT INTO estimate(id, account, at, game, market, side, line, odds, other_odds, quoted_at,
          chance, daily, unseen, date)
        VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14))"),
      end_(source.db, R"(
        INSERT INTO asked_end(id, game, at, home_score, away_score)
        SELECT ?1, ?2, ?3, ?4, ?5 WHERE EXISTS(SELECT 1 FROM estimate WHERE game = ?2))") {}

void Estimates::on(const ledger::DailyLineSet& line, const ledger::Record&) {
  const auto& asked = line.asked;
  set_.run(line.date, asked.game, asked.market, asked.side, asked.line, asked.odds,
           asked.other_odds, asked.quoted_at);
}

void Estimates::on(const ledger::EstimateGiven& estimate, const ledger::Record& record) {
  const auto& asked = estimate.asked;
  give_.run(record.position, estimate.account, record.time, asked.game, asked.market, asked.side,
            asked.line, asked.odds, asked.other_odds, asked.quoted_at, estimate.chance,
            estimate.daily, estimate.unseen, estimate.date);
}

void Estimates::on(const ledger::ResultRecorded& result, const ledger::Record& record) {
  end_.run(record.position, result.game, record.time, result.score.home, result.score.away);
}

void Estimates::on(const ledger::GameCancelled& cancelled, const ledger::Record& record) {
  constexpr std::optional<std::int32_t> kNone;
  end_.run(record.position, cancelled.game, record.time, kNone, kNone);
}

BetStatus status_of(const ledger::AskedSide& asked, const AskedGame& game) {
  if (!game.is_cancelled && !game.score) return BetStatus::kPending;
  return status_of(asked, AskedEnd{.score = game.is_cancelled ? std::nullopt : game.score});
}

BetStatus status_of(const ledger::AskedSide& asked, const AskedEnd& end) {
  if (!end.score) return BetStatus::kVoid;
  ledger::GameState ended{};
  ended.phase = ledger::GamePhase::kFinal;
  ended.score = *end.score;
  ledger::Pick pick{};
  pick.market = asked.market;
  pick.side = asked.side;
  pick.line = asked.line;
  return static_cast<BetStatus>(ledger::outcome_of(pick, ended));
}

namespace {

// The columns of an AskedSide and its game, which read_asked() reads.
constexpr const char* kAsked = R"(
  asked.game, asked.market, asked.side, asked.line, asked.odds, asked.other_odds, asked.quoted_at,
  sport, source, starts_at, home_name, home_code, away_name, away_code, home_score, away_score,
  cancelled_by)";

template <class... Before>
void read_asked(const sqlite::Rows& rows, ledger::AskedSide& asked, AskedGame& game,
                Before&... before) {
  std::optional<std::int32_t> home;
  std::optional<std::int32_t> away;
  ledger::Position cancelled_by{};
  rows.read(before..., asked.game, asked.market, asked.side, asked.line, asked.odds,
            asked.other_odds, asked.quoted_at, game.sport, game.source, game.starts_at,
            game.home_name, game.home_code, game.away_name, game.away_code, home, away,
            cancelled_by);
  if (home && away) game.score = ledger::Score{*home, *away};
  game.is_cancelled = cancelled_by != 0;
}

}  // namespace

EstimateQueries::EstimateQueries(const sqlite::Connection& db)
    : position_(db, "SELECT min(position) FROM model"),
      of_(db, std::string{"SELECT asked.id, at, chance, daily, unseen, date, "} + kAsked + R"(
        FROM estimate AS asked JOIN game ON game.id = asked.game
        WHERE account = ?1 ORDER BY asked.id DESC LIMIT ?2)"),
      ends_(db, R"(
        SELECT asked.id, ended.id, ended.at, ended.home_score, ended.away_score
        FROM estimate AS asked JOIN asked_end AS ended ON ended.game = asked.game
        WHERE asked.account = ?1 ORDER BY asked.id, ended.id)"),
      daily_(db, std::string{"SELECT "} + kAsked + R"(
        FROM daily_line AS asked JOIN game ON game.id = asked.game WHERE date = ?1)"),
      dates_(db, "SELECT date FROM daily_line WHERE date < ?1 ORDER BY date") {}

std::vector<EstimateRow> EstimateQueries::of(ledger::AccountId account, std::int64_t limit) {
  std::vector<EstimateRow> estimates;
  auto rows = of_.query(account, limit);
  while (rows.next()) {
    auto& one = estimates.emplace_back();
    read_asked(rows, one.asked, one.game, one.id, one.at, one.chance, one.is_daily, one.unseen,
               one.date);
  }
  return estimates;
}

EstimateHistory EstimateQueries::history(ledger::AccountId account) {
  EstimateHistory history;
  auto one_state = position_.query();  // its read transaction holds until the end
  one_state.next();
  one_state.read(history.position);
  auto& estimates = history.estimates;
  estimates = of(account, std::numeric_limits<std::int64_t>::max());
  std::ranges::reverse(estimates);
  auto rows = ends_.query(account);
  while (rows.next()) {
    ledger::Position estimate{};
    AskedEnd end;
    std::optional<std::int32_t> home;
    std::optional<std::int32_t> away;
    rows.read(estimate, end.position, end.at, home, away);
    if (home && away) end.score = ledger::Score{*home, *away};
    const auto of_it = std::ranges::lower_bound(estimates, estimate, {}, &EstimateRow::id);
    if (of_it != estimates.end() && of_it->id == estimate) of_it->ends.push_back(end);
  }
  return history;
}

std::optional<DailyLineRow> EstimateQueries::daily(ledger::Date date) {
  auto rows = daily_.query(date);
  if (!rows.next()) return std::nullopt;
  DailyLineRow line;
  read_asked(rows, line.asked, line.game);
  return line;
}

std::vector<ledger::Date> EstimateQueries::dates_without_line(ledger::Date until) {
  std::vector<ledger::Date> missing;
  std::optional<ledger::Date> last;
  const auto add_up_to = [&](ledger::Date end) {
    for (auto date = last.value_or(end) + 1; date < end; ++date) missing.push_back(date);
  };
  auto rows = dates_.query(until);
  while (rows.next()) {
    const auto date = rows.get<ledger::Date>(0);
    add_up_to(date);
    last = date;
  }
  if (last) add_up_to(until);
  return missing;
}

}  // namespace chalkline::projections
