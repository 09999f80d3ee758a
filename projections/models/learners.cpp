#include "projections/models/learners.hpp"

#include <algorithm>
#include <string>

#include "base/hex.hpp"

namespace chalkline::projections {
namespace {

constexpr ledger::Coins kPartOfSmallStake = 20;  // 5%
constexpr std::int64_t kCertain = 100;           // percent

bool is_decided(const ledger::BetSettled& settled) {
  return settled.outcome == ledger::BetOutcome::kWon ||
         settled.outcome == ledger::BetOutcome::kLost;
}

}  // namespace

// `learner_asked` has the estimates of the last minute, with which the next one is compared.
// `account` is a purse and `owner` the person's own account, absent once they have left. `coins`
// are available and held. The nth bet has the row nth % kLearnerRecent of `learner_recent`.
const Schema Learners::kSchema{.name = "learners",
                               .version = 6,
                               .create = R"(
      CREATE TABLE learner_class(
        id TEXT PRIMARY KEY,
        ends_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
      CREATE TABLE learner(
        account INTEGER PRIMARY KEY,
        in_class TEXT NOT NULL,
        owner INTEGER,
        consent INTEGER NOT NULL,
        taken_back INTEGER NOT NULL DEFAULT 0,
        joined_at INTEGER NOT NULL,
        acted_at INTEGER,
        learned_at INTEGER,
        coins INTEGER NOT NULL DEFAULT 0,
        bets INTEGER NOT NULL DEFAULT 0,
        small_stakes INTEGER NOT NULL DEFAULT 0,
        chances INTEGER NOT NULL DEFAULT 0,
        look_backs INTEGER NOT NULL DEFAULT 0,
        gap_n INTEGER NOT NULL DEFAULT 0,
        gap_sum INTEGER NOT NULL DEFAULT 0,
        gap_games INTEGER NOT NULL DEFAULT 0,
        gap_sizes INTEGER NOT NULL DEFAULT 0,
        gap_products INTEGER NOT NULL DEFAULT 0,
        gap_squares INTEGER NOT NULL DEFAULT 0,
        gap_luck INTEGER NOT NULL DEFAULT 0) STRICT;
      CREATE INDEX learner_by_owner ON learner(owner) WHERE owner IS NOT NULL;
      CREATE TABLE learner_game(
        account INTEGER NOT NULL,
        game INTEGER NOT NULL,
        n INTEGER NOT NULL,
        sum INTEGER NOT NULL,
        variances INTEGER NOT NULL,
        PRIMARY KEY(account, game)) STRICT, WITHOUT ROWID;
      CREATE TABLE learner_recent(
        account INTEGER NOT NULL,
        place INTEGER NOT NULL,
        game INTEGER NOT NULL,
        small INTEGER NOT NULL,
        chance INTEGER NOT NULL,
        followed INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY(account, place)) STRICT, WITHOUT ROWID;
      CREATE TABLE learner_check(
        account INTEGER NOT NULL,
        guide INTEGER NOT NULL,
        number INTEGER NOT NULL,
        wrong INTEGER NOT NULL,
        PRIMARY KEY(account, guide, number)) STRICT, WITHOUT ROWID;
      CREATE TABLE learner_asked(
        account INTEGER NOT NULL,
        in_class TEXT NOT NULL,
        at INTEGER NOT NULL,
        game INTEGER NOT NULL,
        market INTEGER NOT NULL,
        side INTEGER NOT NULL,
        line INTEGER NOT NULL,
        chance INTEGER NOT NULL,
        PRIMARY KEY(account, game)) STRICT, WITHOUT ROWID;
      CREATE TABLE learner_alike(
        account INTEGER NOT NULL,
        other INTEGER NOT NULL,
        lines INTEGER NOT NULL,
        PRIMARY KEY(account, other)) STRICT, WITHOUT ROWID;
    )",
                               .content = R"(
      SELECT 1, id, 0, 0, ends_at FROM learner_class
      UNION ALL SELECT 2, account, 0, 0, json_array(in_class, owner, consent, taken_back,
        joined_at, acted_at, learned_at, coins, bets, small_stakes, chances, look_backs, gap_n,
        gap_sum, gap_games, gap_sizes, gap_products, gap_squares, gap_luck) FROM learner
      UNION ALL SELECT 3, account, game, 0, json_array(n, sum, variances) FROM learner_game
      UNION ALL SELECT 4, account, place, 0, json_array(game, small, chance, followed)
        FROM learner_recent
      UNION ALL SELECT 5, account, guide, number, wrong FROM learner_check
      UNION ALL SELECT 6, account, game, 0, json_array(in_class, at, market, side, line, chance)
        FROM learner_asked
      UNION ALL SELECT 7, account, other, 0, lines FROM learner_alike
      ORDER BY 1, 2, 3, 4)"};

Learners::Learners(const ModelSource& source)
    : log_{source.log},
      open_class_(source.db, "INSERT INTO learner_class(id, ends_at) VALUES(?1, ?2)"),
      end_class_(source.db, "UPDATE learner_class SET ends_at = ?2 WHERE id = ?1"),
      open_(source.db, R"(
        INSERT INTO learner(account, in_class, owner, consent, joined_at)
        VALUES(?1, ?2, ?3, ?4, ?5))"),
      change_consent_(source.db, "UPDATE learner SET consent = ?2 WHERE account = ?1"),
      leave_(source.db, R"(
        UPDATE learner SET owner = NULL, taken_back = taken_back OR ?2 WHERE account = ?1)"),
      add_coins_(source.db, "UPDATE learner SET coins = coins + ?2 WHERE account = ?1"),
      find_(source.db, R"(
        SELECT coins, bets FROM learner WHERE account = ?1 AND owner IS NOT NULL)"),
      place_(source.db, R"(
        UPDATE learner SET bets = bets + 1, small_stakes = small_stakes + ?2,
          chances = chances + ?3, acted_at = ?4
        WHERE account = ?1)"),
      add_recent_(source.db, R"(
        REPLACE INTO learner_recent(account, place, game, small, chance)
        VALUES(?1, ?2, ?3, ?4, ?5))"),
      is_replayed_(source.db, "SELECT 1 FROM game WHERE id = ?1 AND source = ?2"),
      load_game_(source.db, R"(
        SELECT n, sum, variances FROM learner_game WHERE account = ?1 AND game = ?2)"),
      store_game_(source.db, R"(
        REPLACE INTO learner_game(account, game, n, sum, variances)
        VALUES(?1, ?2, ?3, ?4, ?5))"),
      add_gap_(source.db, R"(
        UPDATE learner SET gap_n = gap_n + ?2, gap_sum = gap_sum + ?3, gap_games = gap_games + ?4,
          gap_sizes = gap_sizes + ?5, gap_products = gap_products + ?6,
          gap_squares = gap_squares + ?7, gap_luck = gap_luck + ?8
        WHERE account = ?1)"),
      look_back_(source.db, R"(
        UPDATE learner SET look_backs = look_backs + 1, acted_at = ?2 WHERE account = ?1)"),
      follow_(source.db, R"(
        UPDATE learner_recent SET followed = 1 WHERE account = ?1 AND place = ?2)"),
      pass_(source.db, "UPDATE learner SET acted_at = ?2 WHERE account = ?1"),
      forget_asked_(source.db, "DELETE FROM learner_asked WHERE at < ?1"),
      add_alike_(source.db, R"(
        WITH pairs AS (
          SELECT mine.account AS one, asked.account AS another
          FROM learner AS mine JOIN learner_asked AS asked ON asked.in_class = mine.in_class
          WHERE mine.owner = ?1 AND asked.account != mine.account AND asked.game = ?2
            AND asked.market = ?3 AND asked.side = ?4 AND asked.line = ?5 AND asked.chance = ?6)
        INSERT INTO learner_alike(account, other, lines)
        SELECT one, another, 1 FROM pairs UNION ALL SELECT another, one, 1 FROM pairs WHERE true
        ON CONFLICT DO UPDATE SET lines = lines + 1)"),
      add_asked_(source.db, R"(
        REPLACE INTO learner_asked(account, in_class, at, game, market, side, line, chance)
        SELECT account, in_class, ?7, ?2, ?3, ?4, ?5, ?6 FROM learner
        WHERE owner = ?1 AND ?7 < (SELECT ends_at FROM learner_class WHERE id = in_class))"),
      learn_(source.db, R"(
        UPDATE learner SET learned_at = ?2
        WHERE owner = ?1 AND ?2 < (SELECT ends_at FROM learner_class WHERE id = in_class))"),
      answer_wrong_(source.db, R"(
        INSERT INTO learner_check(account, guide, number, wrong)
        SELECT account, ?2, ?3, 1 FROM learner
        WHERE owner = ?1 AND ?4 < (SELECT ends_at FROM learner_class WHERE id = in_class)
        ON CONFLICT DO UPDATE SET wrong = wrong + 1)"),
      answer_right_(source.db, R"(
        DELETE FROM learner_check WHERE guide = ?2 AND number = ?3
          AND account IN (SELECT account FROM learner WHERE owner = ?1))") {}

void Learners::on(const ledger::ClassOpened& opened, const ledger::Record&) {
  open_class_.run(to_hex(opened.class_id), opened.terms.ends_at);
}

void Learners::on(const ledger::ClassEnded& ended, const ledger::Record& record) {
  end_class_.run(to_hex(ended.class_id), record.time);
}

void Learners::on(const ledger::PurseOpened& opened, const ledger::Record& record) {
  open_.run(opened.account, to_hex(opened.class_id), opened.owner, opened.consent, record.time);
}

void Learners::on(const ledger::ConsentChanged& changed, const ledger::Record&) {
  change_consent_.run(changed.account, changed.consent);
}

// The class learns nothing new of who has left; the bets that they have open are settled.
void Learners::on(const ledger::MemberLeft& left, const ledger::Record&) {
  leave_.run(left.account, left.taken_back);
}

void Learners::on(const ledger::CoinsGranted& grant, const ledger::Record&) {
  if (ledger::is_purse(grant.account)) add_coins_.run(grant.account, grant.amount);
}

void Learners::on(const ledger::BetPlaced& bet, const ledger::Record& record) {
  if (!ledger::is_purse(bet.account)) return;
  ledger::Coins coins{};
  std::uint64_t nth{};
  {
    auto rows = find_.query(bet.account);
    if (!rows.next()) return;
    rows.read(coins, nth);
  }
  const bool is_small = bet.stake * kPartOfSmallStake <= coins;
  const bool has_chance = bet.stated_chance.has_value();
  place_.run(bet.account, is_small, has_chance, record.time);
  add_recent_.run(bet.account, nth % kLearnerRecent, bet.legs.front().game, is_small, has_chance);
}

void Learners::on(const ledger::BetSettled& settled, const ledger::Record&) { settle(settled, 1); }

void Learners::on(const ledger::SettlementReversed& reversed, const ledger::Record&) {
  if (!ledger::is_purse(reversed.account)) return;
  const auto wrong = ledger::read_record(log_, reversed.settlement);
  settle(std::get<ledger::BetSettled>(wrong.event), -1);
}

void Learners::settle(const ledger::BetSettled& settled, int direction) {
  if (!ledger::is_purse(settled.account)) return;
  add_coins_.run(settled.account, direction * (settled.credit - settled.stake));
  if (!is_decided(settled)) return;
  const auto record = ledger::read_record(log_, settled.bet);
  const auto& placed = std::get<ledger::BetPlaced>(record.event);
  if (!placed.stated_chance || is_replayed(placed)) return;
  change_gap(settled, *placed.stated_chance, direction);
}

// A bettor can look the results of a past season up, so that their chances say nothing.
bool Learners::is_replayed(const ledger::BetPlaced& bet) {
  return std::ranges::any_of(bet.legs, [&](const ledger::Leg& leg) {
    return is_replayed_.query(leg.game, ledger::Source::kReplay).next();
  });
}

void Learners::change_gap(const ledger::BetSettled& settled, std::int64_t stated, int direction) {
  const auto gap = stated - (settled.outcome == ledger::BetOutcome::kWon ? kCertain : 0);
  std::int64_t n = 0;
  std::int64_t sum = 0;
  std::int64_t variances = 0;
  {
    auto rows = load_game_.query(settled.account, settled.game);
    if (rows.next()) rows.read(n, sum, variances);
  }
  const auto n_after = n + direction;
  const auto sum_after = sum + direction * gap;
  const auto variances_after = variances + direction * stated * (kCertain - stated);
  store_game_.run(settled.account, settled.game, n_after, sum_after, variances_after);
  add_gap_.run(settled.account, direction, direction * gap, (n_after > 0 ? 1 : 0) - (n > 0 ? 1 : 0),
               n_after * n_after - n * n, n_after * sum_after - n * sum,
               sum_after * sum_after - sum * sum, n_after * variances_after - n * variances);
}

void Learners::on(const ledger::BetReviewed& look_back, const ledger::Record& record) {
  if (!ledger::is_purse(look_back.account)) return;
  ledger::Coins coins{};
  std::uint64_t bets{};
  {
    auto rows = find_.query(look_back.account);
    if (!rows.next()) return;
    rows.read(coins, bets);
  }
  look_back_.run(look_back.account, record.time);
  follow_.run(look_back.account, (bets - 1) % kLearnerRecent);
}

void Learners::on(const ledger::GuideRead& read, const ledger::Record& record) {
  learn_.run(read.account, record.time);
}

void Learners::on(const ledger::EstimateGiven& estimate, const ledger::Record& record) {
  learn_.run(estimate.account, record.time);
  compare(estimate, record.time);
}

// A person estimates a game once, so that a pair has each line once.
void Learners::compare(const ledger::EstimateGiven& estimate, ledger::Timestamp at) {
  const auto& asked = estimate.asked;
  forget_asked_.run(at - kAlikeWithin);
  add_alike_.run(estimate.account, asked.game, asked.market, asked.side, asked.line,
                 estimate.chance);
  add_asked_.run(estimate.account, asked.game, asked.market, asked.side, asked.line,
                 estimate.chance, at);
}

void Learners::on(const ledger::ReviewAnswered& answer, const ledger::Record& record) {
  learn_.run(answer.account, record.time);
  if (answer.right) {
    answer_right_.run(answer.account, answer.guide, answer.check);
  } else {
    answer_wrong_.run(answer.account, answer.guide, answer.check, record.time);
  }
}

void Learners::on(const ledger::MarketMarked& marked, const ledger::Record& record) {
  learn_.run(marked.account, record.time);
}

void Learners::on(const ledger::MarginGuessed& guessed, const ledger::Record& record) {
  learn_.run(guessed.account, record.time);
}

void Learners::on(const ledger::HunchStated& stated, const ledger::Record& record) {
  learn_.run(stated.account, record.time);
}

void Learners::on(const ledger::LimitsSet& limits, const ledger::Record& record) {
  learn_.run(limits.account, record.time);
}

void Learners::on(const ledger::GamePassed& passed, const ledger::Record& record) {
  pass_.run(passed.account, record.time);
}

LearnerQueries::LearnerQueries(const sqlite::Connection& db)
    : position_(db, "SELECT min(position) FROM model"),
      find_(db, R"(
        SELECT consent, owner IS NULL, taken_back, joined_at, acted_at, learned_at, bets,
          small_stakes, chances, look_backs, gap_n, gap_sum, gap_games, gap_sizes, gap_products,
          gap_squares, gap_luck,
          (SELECT coalesce(max(wrong), 0) FROM learner_check WHERE account = ?1)
        FROM learner WHERE account = ?1)"),
      recent_(db, R"(
        SELECT game, small, chance, followed FROM learner_recent
        WHERE account = ?1 ORDER BY place)"),
      alike_(db,
             "SELECT other FROM learner_alike WHERE account = ?1 AND lines >= ?2 ORDER BY other") {}

LearnerQueries::Rows LearnerQueries::of(std::span<const ledger::AccountId> purses) {
  Rows found;
  auto one_state = position_.query();  // its read transaction holds until the end
  one_state.next();
  one_state.read(found.position);
  for (const auto purse : purses) {
    auto rows = find_.query(purse);
    if (!rows.next()) continue;
    auto& row = found.rows.emplace_back();
    auto& gap = row.gap;
    row.account = purse;
    rows.read(row.consent.bits, row.left, row.taken_back, row.joined_at, row.acted_at,
              row.learned_at, row.bets, row.small_stakes, row.chances, row.look_backs, gap.n,
              gap.sum, gap.games, gap.sizes, gap.products, gap.squares, gap.luck,
              row.wrong_in_a_row);
    auto recent = recent_.query(purse);
    while (recent.next()) {
      auto& bet = row.recent.emplace_back();
      recent.read(bet.game, bet.has_small_stake, bet.has_chance, bet.is_followed);
    }
    auto others = alike_.query(purse, kAlikeLines);
    while (others.next()) row.alike.push_back(others.get<ledger::AccountId>(0));
    if (row.recent.size() < kLearnerRecent) continue;
    const auto oldest = static_cast<std::size_t>(row.bets) % kLearnerRecent;
    std::ranges::rotate(row.recent, row.recent.begin() + static_cast<std::ptrdiff_t>(oldest));
  }
  return found;
}

}  // namespace chalkline::projections
