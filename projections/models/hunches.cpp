#include "projections/models/hunches.hpp"

namespace chalkline::projections {

// `id` and `closed_by` are positions of events.
const Schema Hunches::kSchema{.name = "hunches",
                              .version = 1,
                              .create = R"(
      CREATE TABLE hunch(
        id INTEGER PRIMARY KEY,
        account INTEGER NOT NULL,
        at INTEGER NOT NULL,
        sport INTEGER,
        kind INTEGER,
        price INTEGER,
        direction INTEGER NOT NULL,
        bets INTEGER NOT NULL,
        closed_by INTEGER NOT NULL DEFAULT 0) STRICT;
      CREATE INDEX hunch_by_account ON hunch(account);
    )",
                              .content = "SELECT * FROM hunch ORDER BY id"};

Hunches::Hunches(const ModelSource& source)
    : insert_(source.db, R"(
        INSERT INTO hunch(id, account, at, sport, kind, price, direction, bets)
        VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8))"),
      close_(source.db, "UPDATE hunch SET closed_by = ?2 WHERE id = ?1") {}

void Hunches::on(const ledger::HunchStated& stated, const ledger::Record& record) {
  const auto& [sport, kind, price] = stated.filter;
  insert_.run(record.position, stated.account, record.time, sport, kind, price, stated.direction,
              stated.bets);
}

void Hunches::on(const ledger::HunchClosed& closed, const ledger::Record& record) {
  close_.run(closed.hunch, record.position);
}

HunchQueries::HunchQueries(const sqlite::Connection& db)
    : newest_(db, R"(
        SELECT id, at, sport, kind, price, direction, bets, closed_by
        FROM hunch WHERE account = ?1 ORDER BY closed_by <> 0, id DESC LIMIT ?2)") {}

std::vector<HunchRow> HunchQueries::newest(ledger::AccountId account, std::size_t limit) {
  std::vector<HunchRow> hunches;
  auto rows = newest_.query(account, limit);
  while (rows.next()) {
    auto& hunch = hunches.emplace_back();
    rows.read(hunch.id, hunch.stated_at, hunch.filter.sport, hunch.filter.kind, hunch.filter.price,
              hunch.direction, hunch.bets, hunch.closed_by);
  }
  return hunches;
}

}  // namespace chalkline::projections
