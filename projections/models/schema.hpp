#pragma once

#include "base/sqlite/sqlite.hpp"
#include "ledger/log/log.hpp"

namespace chalkline::projections {

// The file's knowledge of a model. A change of its tables or of what it makes of an event is a new
// version: the stored model is then built anew.
struct Schema {
  const char* name;
  int version;
  const char* create;   // the statements that make its empty tables
  const char* content;  // reads all that it holds, in the order of its keys: what a digest covers
};

// The sources of a model: its tables, and the log that it follows.
struct ModelSource {
  sqlite::Connection& db;
  const ledger::Log& log;
};

}  // namespace chalkline::projections
