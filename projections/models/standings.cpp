#include "projections/models/standings.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <ranges>
#include <stdexcept>
#include <tuple>

#include "ledger/rules/progress.hpp"
#include "projections/models/windows.hpp"

namespace chalkline::projections {
namespace {

// Accounts kept between commits: with 250 bytes each, 16 MB. Accounts that play at the same time
// are far fewer, so that the live projector hardly ever reads.
constexpr std::size_t kRowsKept = 65'536;

// Settlements of before version 3 do not say that they are of a parlay.
bool may_have_legs(const ledger::BetSettled& settled) {
  return settled.kind.value_or(ledger::BetKind::kParlay) == ledger::BetKind::kParlay;
}

}  // namespace

const Schema Standings::kSchema{.name = "standings",
                                .version = 7,
                                .create = R"(
      CREATE TABLE standing(
        account INTEGER PRIMARY KEY,
        balance INTEGER NOT NULL,
        held INTEGER NOT NULL,
        won INTEGER NOT NULL,
        lost INTEGER NOT NULL,
        pushed INTEGER NOT NULL,
        voided INTEGER NOT NULL,
        profit INTEGER NOT NULL,
        ranked_won INTEGER NOT NULL,
        ranked_lost INTEGER NOT NULL,
        ranked_pushed INTEGER NOT NULL,
        ranked_voided INTEGER NOT NULL,
        ranked_profit INTEGER NOT NULL,
        ranked_closed INTEGER NOT NULL,
        ranked_close_value INTEGER NOT NULL,
        week_start INTEGER NOT NULL,
        week_since INTEGER NOT NULL,
        week_won INTEGER NOT NULL,
        week_lost INTEGER NOT NULL,
        week_pushed INTEGER NOT NULL,
        week_voided INTEGER NOT NULL,
        week_profit INTEGER NOT NULL,
        week_closed INTEGER NOT NULL,
        week_close_value INTEGER NOT NULL,
        month_start INTEGER NOT NULL,
        month_since INTEGER NOT NULL,
        month_won INTEGER NOT NULL,
        month_lost INTEGER NOT NULL,
        month_pushed INTEGER NOT NULL,
        month_voided INTEGER NOT NULL,
        month_profit INTEGER NOT NULL,
        month_closed INTEGER NOT NULL,
        month_close_value INTEGER NOT NULL,
        xp_total INTEGER NOT NULL,
        level INTEGER NOT NULL,
        skill INTEGER,
        quiz INTEGER,
        quiz_at INTEGER,
        badges INTEGER NOT NULL,
        tier INTEGER) STRICT;
      CREATE INDEX standing_of_members ON standing(account) WHERE tier IS NOT NULL;
    )",
                                .content = "SELECT * FROM standing ORDER BY account"};

namespace {

// Those of columns().
constexpr auto kStored = R"(balance, held,
    won, lost, pushed, voided, profit,
    ranked_won, ranked_lost, ranked_pushed, ranked_voided, ranked_profit, ranked_closed,
    ranked_close_value,
    week_start, week_since, week_won, week_lost, week_pushed, week_voided, week_profit, week_closed,
    week_close_value,
    month_start, month_since, month_won, month_lost, month_pushed, month_voided, month_profit,
    month_closed, month_close_value,
    xp_total, level, skill, quiz, quiz_at, badges, tier)";

// And the account before them.
constexpr auto kParameters = 40;

constexpr std::int32_t kDigits = 10;

std::int32_t digits_of(const ledger::QuizAnswers& answers) {
  std::int32_t digits = 0;
  for (const auto answer : answers) digits = digits * kDigits + answer;
  return digits;
}

ledger::QuizAnswers answers_of(std::int32_t digits) {
  ledger::QuizAnswers answers{};
  for (auto& answer : answers | std::views::reverse) {
    answer = static_cast<std::uint8_t>(digits % kDigits);
    digits /= kDigits;
  }
  return answers;
}

}  // namespace

auto Standings::columns(auto& row) {
  const auto outcomes = [](auto& o) {
    return std::tie(o.won, o.lost, o.pushed, o.voided, o.profit);
  };
  const auto tally = [&](auto& t) {
    return std::tuple_cat(outcomes(t.outcomes), std::tie(t.closed, t.close_value));
  };
  const auto window = [&](auto& w) {
    return std::tuple_cat(std::tie(w.start, w.since), tally(w.tally));
  };
  return std::tuple_cat(std::tie(row.balance, row.held), outcomes(row.ever), tally(row.ranked),
                        window(row.week), window(row.month),
                        std::tie(row.xp_total, row.level, row.skill, row.quiz, row.quiz_at,
                                 row.badges.bits, row.tier));
}

Standings::Standings(const ModelSource& source)
    : log_(source.log),
      load_(source.db, fmt::format("SELECT {} FROM standing WHERE account = ?1", kStored)),
      store_(source.db, fmt::format("REPLACE INTO standing(account, {}) VALUES(?{})", kStored,
                                    fmt::join(std::views::iota(1, kParameters + 1), ", ?"))),
      store_coins_and_xp_(source.db, R"(
        UPDATE standing SET balance = ?2, held = ?3, xp_total = ?4, level = ?5
        WHERE account = ?1)"),
      source_(source.db, "SELECT source FROM game WHERE id = ?1"),
      replayed_leg_(source.db, R"(
        SELECT 1 FROM leg JOIN game ON game.id = leg.game WHERE leg.bet = ?1 AND source = ?2)") {}

void Standings::on(const ledger::Posting& posting) {
  if (posting.kind == ledger::LedgerAccountKind::kPlayer)
    row(posting.account, Change::kCoinsAndXp).balance += posting.amount;
  if (posting.kind == ledger::LedgerAccountKind::kHeld)
    row(posting.account, Change::kCoinsAndXp).held += posting.amount;
}

void Standings::on(const ledger::AccountOpened& opened, const ledger::Record&) {
  row(opened.account, Change::kAny);
}

void Standings::on(const ledger::PurseOpened& opened, const ledger::Record&) {
  row(opened.account, Change::kAny);
}

void Standings::on(const ledger::XpAwarded& awarded, const ledger::Record&) {
  auto& changed = row(awarded.account, Change::kCoinsAndXp);
  changed.xp_total += awarded.amount;
  changed.level = ledger::level_of(changed.xp_total, ledger::latest_rules().levels).level;
}

void Standings::on(const ledger::QuizCompleted& quiz, const ledger::Record& record) {
  auto& changed = row(quiz.account, Change::kAny);
  // A level that was reached by playing is never lowered (RULES 32).
  if (changed.skill != ledger::SkillLevel::kPro) changed.skill = quiz.skill;
  changed.quiz = digits_of(quiz.answers);
  changed.quiz_at = record.time;
}

void Standings::on(const ledger::SkillReached& reached, const ledger::Record&) {
  row(reached.account, Change::kAny).skill = reached.skill;
}

void Standings::on(const ledger::BadgeEarned& earned, const ledger::Record&) {
  row(earned.account, Change::kAny).badges.add(earned.badge);
}

void Standings::on(const ledger::MembershipUpgraded& upgrade, const ledger::Record&) {
  row(upgrade.account, Change::kAny).tier = upgrade.tier;
}

void Standings::on(const ledger::AccountClosed& closed, const ledger::Record&) {
  row(closed.account, Change::kAny).tier.reset();  // no member any more
}

void Standings::on(const ledger::BetSettled& settled, const ledger::Record& record) {
  auto& changed = row(settled.account, Change::kAny);
  const auto count = [&](Window& window, ledger::Timestamp start) {
    if (window.start != start) window = {start, record.position, {}};
    window.tally.add(settled, 1);
  };
  changed.ever.add(settled, 1);
  if (is_replayed(settled)) return;
  changed.ranked.add(settled, 1);
  count(changed.week, week_start(record.time));
  count(changed.month, month_start(record.time));
}

// Takes back what the settlement added, wherever it is still counted. The event does not say the
// outcome (a credit equal to the stake may be a push or a void) nor the time: the log does.
void Standings::on(const ledger::SettlementReversed& reversed, const ledger::Record&) {
  const auto record = ledger::read_record(log_, reversed.settlement);
  const auto& settled = std::get<ledger::BetSettled>(record.event);
  auto& changed = row(reversed.account, Change::kAny);
  changed.ever.add(settled, -1);
  if (is_replayed(settled)) return;
  changed.ranked.add(settled, -1);
  const auto take_back = [&](Window& window, ledger::Timestamp start) {
    if (window.start == start && record.position >= window.since) window.tally.add(settled, -1);
  };
  take_back(changed.week, week_start(record.time));
  take_back(changed.month, month_start(record.time));
}

// The settlements of a game come one after the other, so that its source is asked for once.
bool Standings::is_replayed(const ledger::BetSettled& settled) {
  if (!source_of_ || source_of_->first != settled.game) {
    auto rows = source_.query(settled.game);
    if (!rows.next()) throw std::logic_error("a bet was settled on a game that is not known");
    source_of_.emplace(settled.game, rows.get<ledger::Source>(0));
  }
  if (source_of_->second == ledger::Source::kReplay) return true;
  return may_have_legs(settled) && replayed_leg_.query(settled.bet, ledger::Source::kReplay).next();
}

void Standings::Outcomes::add(const ledger::BetSettled& settled, std::int64_t times) {
  switch (settled.outcome) {
    case ledger::BetOutcome::kWon:
      won += times;
      break;
    case ledger::BetOutcome::kLost:
      lost += times;
      break;
    case ledger::BetOutcome::kPush:
      pushed += times;
      break;
    case ledger::BetOutcome::kVoid:
      voided += times;
      break;
  }
  profit += times * (settled.credit - settled.stake);
}

void Standings::Tally::add(const ledger::BetSettled& settled, std::int64_t times) {
  outcomes.add(settled, times);
  // A parlay of ten legs would outweigh fifty singles in a mean.
  if (!settled.closing_line_value || may_have_legs(settled)) return;
  closed += times;
  close_value += times * *settled.closing_line_value;
}

Standings::Row& Standings::row(ledger::AccountId account, Change change) {
  const auto [at, missing] = rows_.try_emplace(account);
  auto& row = at->second;
  if (missing) {
    auto rows = load_.query(account);
    if (rows.next()) {
      std::apply([&](auto&... values) { rows.read(values...); }, columns(row));
    } else {
      change = Change::kAny;
    }
  }
  if (row.change == Change::kNone) dirty_.push_back(account);
  row.change = std::max(row.change, change);
  return row;
}

void Standings::flush() {
  std::ranges::sort(dirty_);  // in the order of the table's pages
  for (const auto account : dirty_) {
    auto& row = rows_.at(account);
    if (row.change == Change::kAny) {
      std::apply([&](const auto&... values) { store_.run(account, values...); }, columns(row));
    } else {
      store_coins_and_xp_.run(account, row.balance, row.held, row.xp_total, row.level);
    }
    row.change = Change::kNone;
  }
  dirty_.clear();
  if (rows_.size() > kRowsKept) rows_.clear();
}

StandingQuery::StandingQuery(const sqlite::Connection& db)
    : find_(db, R"(
        SELECT account, balance, held, won, lost, pushed, voided, profit, ranked_closed,
          ranked_close_value, xp_total, skill, quiz, quiz_at, badges, tier
        FROM standing WHERE account = ?1)"),
      members_(db, "SELECT account FROM standing WHERE tier IS NOT NULL ORDER BY account") {}

std::optional<Standing> StandingQuery::find(ledger::AccountId account) {
  auto rows = find_.query(account);
  if (!rows.next()) return std::nullopt;
  Standing found;
  std::int64_t xp_total{}, closed{}, close_value{};
  std::optional<std::int32_t> quiz;
  std::optional<ledger::Timestamp> quiz_at;
  rows.read(found.account, found.balance, found.held, found.won, found.lost, found.pushed,
            found.voided, found.profit, closed, close_value, xp_total, found.skill, quiz, quiz_at,
            found.badges.bits, found.tier);
  if (quiz && quiz_at) found.quiz = QuizTaken{answers_of(*quiz), *quiz_at};
  found.close = close_record(closed, close_value);
  const auto at = ledger::level_of(xp_total, ledger::latest_rules().levels);
  found.level = at.level;
  found.xp = at.xp;
  return found;
}

std::vector<ledger::AccountId> StandingQuery::members() {
  std::vector<ledger::AccountId> members;
  auto rows = members_.query();
  while (rows.next()) members.push_back(rows.get<ledger::AccountId>(0));
  return members;
}

std::int32_t win_rate_tenths(std::int64_t won, std::int64_t lost) {
  const auto decided = won + lost;
  if (decided == 0) return 0;
  return static_cast<std::int32_t>(ledger::round_half_up(1'000 * won, decided));
}

CloseRecord close_record(std::int64_t bets, std::int64_t sum) {
  if (bets == 0) return {};
  return {static_cast<std::uint32_t>(bets), static_cast<std::int32_t>(sum / bets)};
}

}  // namespace chalkline::projections
