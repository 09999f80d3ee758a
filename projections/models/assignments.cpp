#include "projections/models/assignments.hpp"

#include <string>

#include "base/hex.hpp"

namespace chalkline::projections {

const Schema Assignments::kSchema{
    .name = "assignments",
    .version = 1,
    .create = R"(
      CREATE TABLE assignment(
        class TEXT NOT NULL,
        number INTEGER NOT NULL,
        version INTEGER NOT NULL,
        rule TEXT NOT NULL,
        set_at INTEGER NOT NULL,
        PRIMARY KEY(class, number, version)) STRICT, WITHOUT ROWID;
    )",
    .content = "SELECT * FROM assignment ORDER BY class, number, version"};

Assignments::Assignments(const ModelSource& source)
    : set_(source.db, R"(
        INSERT INTO assignment(class, number, version, rule, set_at)
        VALUES(?1, ?2, ?3, ?4, ?5))") {}

void Assignments::on(const ledger::AssignmentSet& set, const ledger::Record& record) {
  set_.run(to_hex(set.class_id), set.assignment, set.version, to_hex(set.rule), record.position);
}

AssignmentQueries::AssignmentQueries(const sqlite::Connection& db)
    : of_(db, R"(
        SELECT number, version, rule, set_at FROM assignment
        WHERE class = ?1 ORDER BY number, version)") {}

std::vector<AssignmentVersion> AssignmentQueries::of(const ledger::ClassId& in_class) {
  std::vector<AssignmentVersion> versions;
  auto rows = of_.query(to_hex(in_class));
  while (rows.next()) {
    auto& one = versions.emplace_back();
    std::string rule;
    rows.read(one.assignment, one.version, rule, one.set_at);
    one.rule = from_hex<sizeof(Sha256Digest)>(rule).value();
  }
  return versions;
}

}  // namespace chalkline::projections
