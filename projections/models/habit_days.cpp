#include "projections/models/habit_days.hpp"

#include "ledger/rules/progress.hpp"

namespace chalkline::projections {

// `id` is the position of the event. `ends` is 1 for a pause that coming back ends; a break that a
// person has set themselves ends by its time alone.
const Schema HabitDays::kSchema{.name = "habit_days",
                                .version = 3,
                                .create = R"(
      CREATE TABLE habit_day(
        id INTEGER PRIMARY KEY,
        account INTEGER NOT NULL,
        date INTEGER NOT NULL,
        kind INTEGER NOT NULL) STRICT;
      CREATE INDEX habit_day_by_account ON habit_day(account, id);
      CREATE TABLE guide_check(
        account INTEGER NOT NULL,
        guide INTEGER NOT NULL,
        number INTEGER NOT NULL,
        answered INTEGER NOT NULL,
        is_right INTEGER NOT NULL,
        PRIMARY KEY(account, guide, number)) STRICT, WITHOUT ROWID;
      CREATE TABLE habit_pause(
        id INTEGER PRIMARY KEY,
        account INTEGER NOT NULL,
        from_date INTEGER NOT NULL,
        until_date INTEGER NOT NULL,
        ends INTEGER NOT NULL) STRICT;
      CREATE INDEX habit_pause_by_account ON habit_pause(account, id);
    )",
                                .content = R"(
      SELECT 1, id, account, date, kind, 0 FROM habit_day
      UNION ALL SELECT 2, account, guide, number, answered, is_right FROM guide_check
      UNION ALL SELECT 3, id, account, from_date, until_date, ends FROM habit_pause
      ORDER BY 1, 2, 3, 4)"};

HabitDays::HabitDays(const ModelSource& source)
    : add_day_(source.db, "INSERT INTO habit_day(id, account, date, kind) VALUES(?1, ?2, ?3, ?4)"),
      add_check_(source.db, R"(
        INSERT INTO guide_check(account, guide, number, answered, is_right)
        VALUES(?1, ?2, ?3, ?4, 0)
        ON CONFLICT DO NOTHING RETURNING number)"),
      answer_again_(source.db, R"(
        UPDATE guide_check SET answered = ?4
        WHERE account = ?1 AND guide = ?2 AND number = ?3 AND answered <> ?4 RETURNING number)"),
      mark_check_(source.db, R"(
        UPDATE guide_check SET is_right = ?4 WHERE account = ?1 AND guide = ?2 AND number = ?3)"),
      add_pause_(source.db, R"(
        INSERT INTO habit_pause(id, account, from_date, until_date, ends)
        VALUES(?1, ?2, ?3, ?4, ?5))"),
      end_pauses_(source.db, R"(
        UPDATE habit_pause SET until_date = ?2
        WHERE account = ?1 AND ends = 1 AND until_date > ?2)") {}

void HabitDays::on(const ledger::EstimateGiven& estimate, const ledger::Record& record) {
  end_pauses_.run(estimate.account, estimate.date);
  add_day_.run(record.position, estimate.account, estimate.date, HabitKind::kEstimate);
}

// Before version 2 the event had no date of the person's own.
void HabitDays::on(const ledger::BetReviewed& look_back, const ledger::Record& record) {
  const auto date = look_back.date.value_or(ledger::day_of(record.time));
  end_pauses_.run(look_back.account, date);
  add_day_.run(record.position, look_back.account, date, HabitKind::kLookBack);
}

// The first answer is part of reading the guide, and another on the same day is practice.
void HabitDays::on(const ledger::ReviewAnswered& answer, const ledger::Record& record) {
  const auto changes = [&answer](sqlite::Statement& statement) {
    return statement.query(answer.account, answer.guide, answer.check, answer.date).next();
  };
  const bool is_review = !changes(add_check_) && changes(answer_again_);
  mark_check_.run(answer.account, answer.guide, answer.check, answer.right);
  if (!is_review) return;
  end_pauses_.run(answer.account, answer.date);
  add_day_.run(record.position, answer.account, answer.date, HabitKind::kReview);
}

// The latest press counts.
void HabitDays::on(const ledger::RunPaused& pause, const ledger::Record& record) {
  end_pauses_.run(pause.account, pause.date);
  add_pause_.run(record.position, pause.account, pause.date, pause.until, true);
}

void HabitDays::on(const ledger::RunResumed& resumed, const ledger::Record&) {
  end_pauses_.run(resumed.account, resumed.date);
}

void HabitDays::on(const ledger::LimitsSet& limits, const ledger::Record& record) {
  if (!limits.cool_off_until || *limits.cool_off_until <= record.time) return;
  add_pause_.run(record.position, limits.account, ledger::day_of(record.time),
                 ledger::day_of(*limits.cool_off_until) + 1, false);
}

HabitQueries::HabitQueries(const sqlite::Connection& db)
    : days_(db, "SELECT date, kind FROM habit_day WHERE account = ?1 ORDER BY id"),
      pauses_(db, R"(
        SELECT from_date, until_date FROM habit_pause WHERE account = ?1 ORDER BY id)"),
      checks_(db, R"(
        SELECT guide, number, answered, is_right FROM guide_check WHERE account = ?1
        ORDER BY guide, number)") {}

HabitHistory HabitQueries::of(ledger::AccountId account) {
  HabitHistory history;
  auto days = days_.query(account);
  while (days.next()) {
    auto& day = history.days.emplace_back();
    days.read(day.date, day.kind);
  }
  auto pauses = pauses_.query(account);
  while (pauses.next()) {
    auto& pause = history.pauses.emplace_back();
    pauses.read(pause.from, pause.until);
  }
  return history;
}

std::vector<GuideCheck> HabitQueries::checks(ledger::AccountId account) {
  std::vector<GuideCheck> checks;
  auto rows = checks_.query(account);
  while (rows.next()) {
    auto& check = checks.emplace_back();
    rows.read(check.guide, check.number, check.answered, check.is_right);
  }
  return checks;
}

}  // namespace chalkline::projections
