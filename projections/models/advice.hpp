#pragma once

#include <optional>
#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "ledger/events/events.hpp"
#include "ledger/values/settled_advice.hpp"
#include "projections/models/schema.hpp"

namespace chalkline::projections {

// The read model `advice`: one row for each answer of the Wizard on a pick. How it came out follows
// from its game (games.hpp), so that a corrected result corrects it. A person asks a few times a
// day, so each is written at once.
class Advice {
 public:
  static const Schema kSchema;

  explicit Advice(const ModelSource& source);
  void on(const ledger::AdviceGiven& advice, const ledger::Record& record);
  void on(const ledger::ResultRecorded& result, const ledger::Record& record);
  void on(const ledger::GameCancelled& cancelled, const ledger::Record& record);

 private:
  sqlite::Statement insert_;
  sqlite::Statement settle_;
};

class AdviceQueries {
 public:
  explicit AdviceQueries(const sqlite::Connection& db);
  // The advice on games that were played to their end, in the order in which it was given. Advice
  // on a game that was cancelled is left out.
  std::vector<ledger::SettledAdvice> settled();
  // The same of one AdviceGiven; absent until its game has ended.
  std::optional<ledger::SettledAdvice> settled(ledger::Position id);

 private:
  sqlite::Statement all_;
  sqlite::Statement one_;
};

}  // namespace chalkline::projections
