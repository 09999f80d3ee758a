#pragma once

#include <expected>
#include <functional>
#include <string>

#include "ledger/log/log.hpp"
#include "ledger/log/merkle.hpp"

namespace chalkline::ledger {

struct HashedRecord {
  Position position{};
  std::expected<Record, std::string> record;  // or why it cannot be decoded
  Hash leaf{};
};

// Visits the records from `first` to `last` in order, each with its leaf hash. They are read,
// decoded and hashed ahead on a thread of their own (docs/BENCHMARKS.md, Single choices). Throws
// LogFailure like Log::scan, after the records before the fault.
void scan_hashed(const Log& log, Position first, Position last,
                 const std::function<void(HashedRecord&)>& visit);

}  // namespace chalkline::ledger
