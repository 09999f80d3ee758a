#include "projections/models/grants.hpp"

namespace chalkline::projections {

// `id` is the position of the event.
const Schema Grants::kSchema{.name = "grants",
                             .version = 2,
                             .create = R"(
      CREATE TABLE granted(
        id INTEGER PRIMARY KEY,
        account INTEGER NOT NULL,
        at INTEGER NOT NULL,
        amount INTEGER NOT NULL,
        reason INTEGER NOT NULL) STRICT;
      CREATE INDEX granted_by_account ON granted(account);
    )",
                             .content = "SELECT * FROM granted ORDER BY id"};

Grants::Grants(const ModelSource& source)
    : insert_(source.db, R"(
        INSERT INTO granted(id, account, at, amount, reason) VALUES(?1, ?2, ?3, ?4, ?5))") {}

void Grants::on(const ledger::CoinsGranted& grant, const ledger::Record& record) {
  insert_.run(record.position, grant.account, record.time, grant.amount, grant.reason);
}

GrantQueries::GrantQueries(const sqlite::Connection& db)
    : of_(db, "SELECT at, amount FROM granted WHERE account = ?1 ORDER BY id") {}

std::vector<GrantRow> GrantQueries::of(ledger::AccountId account) {
  std::vector<GrantRow> grants;
  auto rows = of_.query(account);
  while (rows.next()) {
    auto& grant = grants.emplace_back();
    rows.read(grant.at, grant.amount);
  }
  return grants;
}

}  // namespace chalkline::projections
