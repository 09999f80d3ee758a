#pragma once

#include "base/sqlite/sqlite.hpp"
#include "ledger/events/events.hpp"
#include "ledger/log/log.hpp"
#include "projections/models/schema.hpp"

namespace chalkline::projections {

// The read model `corrections`: one row per settlement that was taken back (RULES 14), so that an
// account's history can be shown as it stood at any position. Rare, so each is written at once, and
// an index by account costs little.
class Corrections {
 public:
  static const Schema kSchema;

  // Asks the log for the settlement that a reversal names.
  explicit Corrections(const ModelSource& source);
  void on(const ledger::SettlementReversed& reversed, const ledger::Record& record);

 private:
  const ledger::Log& log_;
  sqlite::Statement insert_;
};

}  // namespace chalkline::projections
