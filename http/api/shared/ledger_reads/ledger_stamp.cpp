#include "http/api/shared/ledger_reads/ledger_stamp.hpp"

namespace chalkline::http::wire {

std::optional<LedgerStamp> stamp_at(const ledger::Log& log, ledger::Position position) {
  const auto root = log.root_at(position);
  if (!root) return std::nullopt;
  return LedgerStamp{
      .position = {position}, .root = *root, .time = ledger::read_record(log, position).time};
}

}  // namespace chalkline::http::wire
