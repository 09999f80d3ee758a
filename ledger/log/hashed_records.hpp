#pragma once

#include <expected>
#include <functional>
#include <string>
#include <vector>

#include "ledger/log/log.hpp"
#include "ledger/log/merkle.hpp"

namespace chalkline::ledger {

// A phrase that says what is wrong; position 0: not about one record.
struct Finding {
  Position position{};
  std::string what;
};

struct HashedRecord {
  Position position{};
  std::expected<Record, std::string> record;  // or why it cannot be decoded
  Hash leaf{};
  std::vector<Finding> found{};  // for the visit ahead to say what it has found
};

using VisitHashed = std::function<void(HashedRecord&)>;

// Visits the records from `first` to `last` in order, each with its leaf hash. They are read,
// decoded and hashed ahead on a thread of their own, which calls visit_ahead for each as well
// (docs/BENCHMARKS.md, Single choices). Throws LogFailure like Log::scan, or what visit_ahead
// throws, after the records before the fault.
void scan_hashed(
    const Log& log, Position first, Position last, const VisitHashed& visit,
    const VisitHashed& visit_ahead = [](HashedRecord&) {});

}  // namespace chalkline::ledger
