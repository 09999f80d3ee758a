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

}  // namespace chalkline::ledger
