#include "projections/runner/catch_up.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

namespace chalkline::projections {

void catch_up(ModelFile& models, const ledger::Log& log, ledger::Position to,
              const std::function<bool()>& committed) {
  while (models.position() < to) {
    const auto from = models.position() + 1;
    const auto last = std::min(to, models.position() + kRecordsPerCommit);
    ledger::scan_records(log, from, last, [&](const ledger::Record& record) {
      models.apply(record);
      return true;
    });
    models.commit();
    if (models.position() != last)
      throw ledger::LogFailure(models.position() + 1, "missing from the log");
    if (!committed()) return;
  }
}

void require_log_covers(const ledger::Log& log, ledger::Position seen) {
  if (seen <= log.position()) return;
  throw std::runtime_error(fmt::format(
      "The read models have seen position {}, but the log ends at position {}: the log has lost "
      "records that were acknowledged.",
      seen, log.position()));
}

}  // namespace chalkline::projections
