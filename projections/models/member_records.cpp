#include "projections/models/member_records.hpp"

#include <algorithm>
#include <limits>
#include <string>

#include "ledger/events/codec.hpp"

namespace chalkline::projections {
namespace {

// Its salt stays in the log: the model would hold it a second time, and nobody asks it for one.
std::string stored_bytes(const ledger::Record& record) {
  ledger::Record stored;
  stored.position = record.position;
  stored.time = record.time;
  stored.event = record.event;
  return ledger::encode(stored);
}

ledger::Record record_of(const std::string& bytes) {
  auto record = ledger::decode(bytes);
  if (!record) throw sqlite::Error{"a member's record: " + record.error(), SQLITE_CORRUPT};
  return *std::move(record);
}

}  // namespace

// `account` is a purse, and `own` says that the record is of its owner's account, until they leave
// or the class ends. `held` is that of a bet. Of settlements there are those alone that follow one
// that was taken back, by any bet of the purse: `member_reversed` has such purses. Since a record
// is stored in the layout of its event's newest version, a new one is a new version of this model.
const Schema MemberRecords::kSchema{.name = "member_records",
                                    .version = 1,
                                    .create = R"(
      CREATE TABLE member_record(
        account INTEGER NOT NULL,
        own INTEGER NOT NULL,
        position INTEGER NOT NULL,
        held INTEGER NOT NULL,
        record BLOB NOT NULL,
        PRIMARY KEY(account, own, position)) STRICT, WITHOUT ROWID;
      CREATE TABLE member_reversed(
        account INTEGER PRIMARY KEY) STRICT;
    )",
                                    .content = R"(
      SELECT 1, account, own, position, json_array(held, hex(record)) FROM member_record
      UNION ALL SELECT 2, account, 0, 0, '' FROM member_reversed
      ORDER BY 1, 2, 3, 4)"};

MemberRecords::MemberRecords(const ModelSource& source)
    : put_(source.db, R"(
        INSERT INTO member_record(account, own, position, held, record)
        VALUES(?1, 0, ?2, 0, CAST(?3 AS BLOB)))"),
      put_own_(source.db, R"(
        INSERT INTO member_record(account, own, position, held, record)
        SELECT account, 1, ?2, 0, CAST(?3 AS BLOB) FROM learner
        WHERE owner = ?1 AND ?4 < (SELECT ends_at FROM learner_class WHERE id = in_class))"),
      put_bet_(source.db, R"(
        INSERT INTO member_record(account, own, position, held, record)
        SELECT account, 0, ?2, coins - ?3, CAST(?4 AS BLOB) FROM learner WHERE account = ?1)"),
      put_settled_(source.db, R"(
        INSERT INTO member_record(account, own, position, held, record)
        SELECT account, 0, ?2, 0, CAST(?3 AS BLOB) FROM member_reversed WHERE account = ?1)"),
      note_reversed_(source.db, "INSERT OR IGNORE INTO member_reversed(account) VALUES(?1)") {}

void MemberRecords::put(ledger::AccountId purse, const ledger::Record& record) {
  put_.run(purse, record.position, stored_bytes(record));
}

void MemberRecords::put_own(ledger::AccountId owner, const ledger::Record& record) {
  put_own_.run(owner, record.position, stored_bytes(record), record.time);
}

void MemberRecords::on(const ledger::BetPlaced& bet, const ledger::Record& record) {
  if (!ledger::is_purse(bet.account)) return;
  put_bet_.run(bet.account, record.position, bet.balance_after + bet.stake, stored_bytes(record));
}

void MemberRecords::on(const ledger::BetSettled& settled, const ledger::Record& record) {
  if (!ledger::is_purse(settled.account)) return;
  put_settled_.run(settled.account, record.position, stored_bytes(record));
}

void MemberRecords::on(const ledger::SettlementReversed& reversed, const ledger::Record& record) {
  if (!ledger::is_purse(reversed.account)) return;
  note_reversed_.run(reversed.account);
  put(reversed.account, record);
}

void MemberRecords::on(const ledger::BetReviewed& look_back, const ledger::Record& record) {
  if (ledger::is_purse(look_back.account)) put(look_back.account, record);
}

MemberRecordQueries::MemberRecordQueries(const sqlite::Connection& db)
    : position_(db, "SELECT min(position) FROM model"), records_(db, R"(
        SELECT held, record FROM member_record
        WHERE account = ?1 AND own = ?2 AND position > ?3 AND position <= ?4 ORDER BY position)") {}

MemberRecordQueries::Rows MemberRecordQueries::of(ledger::AccountId purse, MemberStream stream,
                                                  ledger::Position since, ledger::Position until) {
  constexpr ledger::Position kLast =
      std::numeric_limits<std::int64_t>::max();  // as SQLite has them
  Rows found;
  auto one_state = position_.query();  // its read transaction holds until the end
  one_state.next();
  one_state.read(found.position);
  std::string bytes;
  for (auto rows = records_.query(purse, stream, std::min(since, kLast), std::min(until, kLast));
       rows.next();) {
    auto& [record, held] = found.records.emplace_back();
    rows.read(held, bytes);
    record = record_of(bytes);
  }
  return found;
}

}  // namespace chalkline::projections
