#include "projections/models/learner_acts.hpp"

#include "base/hex.hpp"

namespace chalkline::projections {

// `account` is a purse. `subject` is a guide, or the bet of a look back; `taken_back_by` the
// position of an event.
const Schema LearnerActs::kSchema{.name = "learner_acts",
                                  .version = 1,
                                  .create = R"(
      CREATE TABLE learner_act(
        account INTEGER NOT NULL,
        position INTEGER NOT NULL,
        at INTEGER NOT NULL,
        kind INTEGER NOT NULL,
        subject INTEGER NOT NULL,
        number INTEGER NOT NULL,
        is_right INTEGER NOT NULL,
        PRIMARY KEY(account, position)) STRICT, WITHOUT ROWID;
      CREATE TABLE learner_leave(
        account INTEGER PRIMARY KEY,
        left_at INTEGER NOT NULL,
        taken_back_by INTEGER) STRICT;
      CREATE TABLE record_look(
        account INTEGER NOT NULL,
        position INTEGER NOT NULL,
        at INTEGER NOT NULL,
        exported INTEGER NOT NULL,
        PRIMARY KEY(account, position)) STRICT, WITHOUT ROWID;
      CREATE TABLE overview_look(
        in_class TEXT NOT NULL,
        position INTEGER NOT NULL,
        at INTEGER NOT NULL,
        exported INTEGER NOT NULL,
        PRIMARY KEY(in_class, position)) STRICT, WITHOUT ROWID;
    )",
                                  .content = R"(
      SELECT 1, account, position, at, json_array(kind, subject, number, is_right) FROM learner_act
      UNION ALL SELECT 2, account, left_at, 0, taken_back_by FROM learner_leave
      UNION ALL SELECT 3, account, position, at, exported FROM record_look
      UNION ALL SELECT 4, in_class, position, at, exported FROM overview_look
      ORDER BY 1, 2, 3)"};

LearnerActs::LearnerActs(const ModelSource& source)
    : learn_(source.db, R"(
        INSERT INTO learner_act(account, position, at, kind, subject, number, is_right)
        SELECT account, ?2, ?3, ?4, ?5, ?6, ?7 FROM learner
        WHERE owner = ?1 AND ?3 < (SELECT ends_at FROM learner_class WHERE id = in_class))"),
      look_back_(source.db, R"(
        INSERT INTO learner_act(account, position, at, kind, subject, number, is_right)
        SELECT account, ?2, ?3, ?4, ?5, 0, 0 FROM learner
        WHERE account = ?1 AND owner IS NOT NULL)"),
      leave_(source.db, R"(
        INSERT INTO learner_leave(account, left_at, taken_back_by) VALUES(?1, ?2, ?3)
        ON CONFLICT DO UPDATE SET taken_back_by = ?3)"),
      look_at_record_(source.db, R"(
        INSERT INTO record_look(account, position, at, exported) VALUES(?1, ?2, ?3, ?4))"),
      look_at_class_(source.db, R"(
        INSERT INTO overview_look(in_class, position, at, exported) VALUES(?1, ?2, ?3, ?4))") {}

void LearnerActs::on(const ledger::GuideRead& read, const ledger::Record& record) {
  learn_.run(read.account, record.position, record.time, LearnerActKind::kRead, read.guide, 0,
             false);
}

void LearnerActs::on(const ledger::ReviewAnswered& answer, const ledger::Record& record) {
  learn_.run(answer.account, record.position, record.time, LearnerActKind::kCheck, answer.guide,
             answer.check, answer.right);
}

void LearnerActs::on(const ledger::EstimateGiven& estimate, const ledger::Record& record) {
  learn_.run(estimate.account, record.position, record.time, LearnerActKind::kEstimate, 0, 0,
             false);
}

void LearnerActs::on(const ledger::BetReviewed& look_back, const ledger::Record& record) {
  if (!ledger::is_purse(look_back.account)) return;
  look_back_.run(look_back.account, record.position, record.time, LearnerActKind::kLookBack,
                 look_back.bet);
}

void LearnerActs::on(const ledger::MemberLeft& left, const ledger::Record& record) {
  leave_.run(left.account, record.time,
             left.taken_back ? std::optional{record.position} : std::nullopt);
}

void LearnerActs::on(const ledger::RecordOpened& look, const ledger::Record& record) {
  look_at_record_.run(look.account, record.position, record.time, look.exported);
}

void LearnerActs::on(const ledger::OverviewOpened& look, const ledger::Record& record) {
  look_at_class_.run(to_hex(look.class_id), record.position, record.time, look.exported);
}

LearnerActQueries::LearnerActQueries(const sqlite::Connection& db)
    : acts_(db, R"(
        SELECT position, at, kind, subject, number, is_right FROM learner_act
        WHERE account = ?1 ORDER BY position)"),
      left_at_(db, "SELECT left_at FROM learner_leave WHERE account = ?1"),
      looks_(db, R"(
        SELECT position, at, 0, exported FROM record_look WHERE account = ?1
        UNION ALL
        SELECT position, at, 1, exported FROM overview_look JOIN learner USING (in_class)
        WHERE account = ?1 AND at >= joined_at AND position < ifnull(
          (SELECT taken_back_by FROM learner_leave WHERE learner_leave.account = ?1),
          9223372036854775807)
        ORDER BY position DESC LIMIT ?2)") {}

LearnerHistory LearnerActQueries::of(ledger::AccountId purse) {
  LearnerHistory history;
  for (auto rows = acts_.query(purse); rows.next();) {
    auto& act = history.acts.emplace_back();
    std::uint64_t subject{};
    rows.read(act.position, act.at, act.kind, subject, act.check, act.is_right);
    if (act.kind == LearnerActKind::kLookBack) {
      act.bet = subject;
    } else {
      act.guide = static_cast<ledger::Guide>(subject);
    }
  }
  if (auto rows = left_at_.query(purse); rows.next())
    history.left_at = rows.get<ledger::Timestamp>(0);
  return history;
}

std::vector<LearnerLook> LearnerActQueries::looks(ledger::AccountId purse, std::size_t limit) {
  std::vector<LearnerLook> found;
  for (auto rows = looks_.query(purse, limit); rows.next();) {
    ledger::Position position{};
    auto& look = found.emplace_back();
    rows.read(position, look.at, look.is_overview, look.is_export);
  }
  return found;
}

}  // namespace chalkline::projections
