#include "ledger/log/log.hpp"

#include <fmt/format.h>

#include "ledger/events/codec.hpp"

namespace chalkline::ledger {

LogFailure::LogFailure(Position at, const std::string& reason)
    : std::runtime_error(at == 0 ? reason : fmt::format("position {}: {}", at, reason)),
      position(at) {}

Record read_record(const Log& log, Position position) {
  const auto bytes = log.read(position);
  if (!bytes) throw LogFailure(position, "beyond the end of the log");
  auto record = decode(*bytes);
  if (!record) throw LogFailure(position, record.error());
  if (record->position != position)
    throw LogFailure(position, fmt::format("holds record {}", record->position));
  return *std::move(record);
}

void scan_records(const Log& log, Position from, Position to,
                  const std::function<bool(const Record&)>& visit) {
  log.scan(from, to, [&](Position position, std::string_view bytes) {
    const auto record = decode(bytes);
    if (!record) throw LogFailure(position, record.error());
    return visit(*record);
  });
}

}  // namespace chalkline::ledger
