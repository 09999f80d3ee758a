#pragma once

#include <cstdint>
#include <iosfwd>

#include "ledger/log/log.hpp"

namespace chalkline::ledger {

enum class ExportFormat : std::uint8_t {
  kJsonl,      // every record, one JSON object a line (schemas/events/)
  kCsv,        // one line a posting: position,time,type,account,amount
  kHledger,    // a journal that hledger reads
  kBeancount,  // a ledger that beancount reads
};

// Writes the records from `first` to `last` as kJsonl has them, clipped to the head. Throws
// LogFailure at a record that cannot be read.
void export_lines(const Log& log, Position first, Position last, std::ostream& out);

// Writes the log, or all of it that moves coins, to `out`. Throws LogFailure at a record that
// cannot be read.
void export_log(const Log& log, ExportFormat format, std::ostream& out);

}  // namespace chalkline::ledger
