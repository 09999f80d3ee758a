#pragma once

#include <cstdint>
#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "ledger/events/events.hpp"
#include "projections/models/schema.hpp"

namespace chalkline::projections {

// The read model `assignments`: by which rules a class's assignments were met, since when. The
// ledger's state has those in force alone. Rare, so each is written at once.
class Assignments {
 public:
  static const Schema kSchema;

  explicit Assignments(const ModelSource& source);
  void on(const ledger::AssignmentSet& set, const ledger::Record& record);

 private:
  sqlite::Statement set_;
};

struct AssignmentVersion {
  std::uint8_t assignment{};
  std::uint16_t version{};
  Sha256Digest rule{};
  ledger::Position set_at{};
};

class AssignmentQueries {
 public:
  explicit AssignmentQueries(const sqlite::Connection& db);
  // By assignment, each in the order of its versions.
  std::vector<AssignmentVersion> of(const ledger::ClassId& in_class);

 private:
  sqlite::Statement of_;
};

}  // namespace chalkline::projections
