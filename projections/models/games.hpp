#pragma once

#include "base/sqlite/sqlite.hpp"
#include "ledger/events/events.hpp"
#include "projections/models/schema.hpp"

namespace chalkline::projections {

// The read model `games`: one row per game with its names, start, closing prices and end. Bets
// join it. A game has a handful of events among thousands of bets, so each is
// written at once.
class Games {
 public:
  static const Schema kSchema;

  explicit Games(const ModelSource& source);
  void on(const ledger::GameScheduled& game, const ledger::Record& record);
  void on(const ledger::GameRescheduled& game, const ledger::Record& record);
  void on(const ledger::LineClosed& closed, const ledger::Record& record);
  void on(const ledger::ResultRecorded& result, const ledger::Record& record);
  void on(const ledger::GameCancelled& cancelled, const ledger::Record& record);

 private:
  sqlite::Statement schedule_;
  sqlite::Statement reschedule_;
  sqlite::Statement close_;
  sqlite::Statement result_;
  sqlite::Statement cancel_;
};

}  // namespace chalkline::projections
