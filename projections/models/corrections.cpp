#include "projections/models/corrections.hpp"

namespace chalkline::projections {

// `id` is the position of the reversal, `settled_by` that of the settlement.
const Schema Corrections::kSchema{.name = "corrections",
                                  .version = 1,
                                  .create = R"(
      CREATE TABLE correction(
        id INTEGER PRIMARY KEY,
        account INTEGER NOT NULL,
        bet INTEGER NOT NULL,
        settled_by INTEGER NOT NULL,
        settled_at INTEGER NOT NULL,
        status INTEGER NOT NULL,
        payout INTEGER NOT NULL,
        decided_on INTEGER NOT NULL) STRICT;
      CREATE INDEX correction_by_account ON correction(account);
    )",
                                  .content = "SELECT * FROM correction ORDER BY id"};

Corrections::Corrections(const ModelSource& source)
    : log_{source.log}, insert_(source.db, R"(
        INSERT INTO correction(id, account, bet, settled_by, settled_at, status, payout, decided_on)
        VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8))") {}

void Corrections::on(const ledger::SettlementReversed& reversed, const ledger::Record& record) {
  const auto wrong = ledger::read_record(log_, reversed.settlement);
  const auto& settled = std::get<ledger::BetSettled>(wrong.event);
  insert_.run(record.position, reversed.account, reversed.bet, wrong.position, wrong.time,
              settled.outcome, settled.credit, settled.game);
}

}  // namespace chalkline::projections
