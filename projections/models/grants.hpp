#pragma once

#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "ledger/events/events.hpp"
#include "projections/models/rows.hpp"
#include "projections/models/schema.hpp"

namespace chalkline::projections {

// The read model `grants`: one row for all coins that an account was given. Rare beside bets, so
// each is written at once.
class Grants {
 public:
  static const Schema kSchema;

  explicit Grants(const ModelSource& source);
  void on(const ledger::CoinsGranted& grant, const ledger::Record& record);

 private:
  sqlite::Statement insert_;
};

class GrantQueries {
 public:
  explicit GrantQueries(const sqlite::Connection& db);
  std::vector<GrantRow> of(ledger::AccountId account);  // by time

 private:
  sqlite::Statement of_;
};

}  // namespace chalkline::projections
