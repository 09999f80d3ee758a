#pragma once

#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "ledger/events/events.hpp"
#include "projections/models/schema.hpp"

namespace chalkline::projections {

// A hunch as it was stated; what has come of it follows from the bets after it.
struct HunchRow {
  ledger::Position id{};  // of the event
  ledger::Timestamp stated_at{};
  ledger::HunchFilter filter{};
  ledger::HunchDirection direction{};
  std::uint16_t bets{};
  ledger::Position closed_by{};  // the event, 0 while it is open
};

// The read model `hunches`: one row for each. Rare beside bets, so each is written at once.
class Hunches {
 public:
  static const Schema kSchema;

  explicit Hunches(const ModelSource& source);
  void on(const ledger::HunchStated& stated, const ledger::Record& record);
  void on(const ledger::HunchClosed& closed, const ledger::Record& record);

 private:
  sqlite::Statement insert_;
  sqlite::Statement close_;
};

class HunchQueries {
 public:
  explicit HunchQueries(const sqlite::Connection& db);
  std::vector<HunchRow> newest(ledger::AccountId account, std::size_t limit);

 private:
  sqlite::Statement newest_;
};

}  // namespace chalkline::projections
