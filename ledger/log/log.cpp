#include "ledger/log/log.hpp"

#include <fmt/format.h>

#include "ledger/events/codec.hpp"

namespace chalkline::ledger {

LogFailure::LogFailure(Position at, const std::string& reason)
    : std::runtime_error(at == 0 ? reason : fmt::format("position {}: {}", at, reason)),
      position(at) {}

void Log::copy_to(const std::string&) const { throw LogFailure(0, "this log has no files"); }

Record read_record(const Log& log, Position position) {
  const auto bytes = log.read(position);
  if (!bytes) throw LogFailure(position, "beyond the end of the log");
  auto record = decode(*bytes);
  if (!record) throw LogFailure(position, record.error());
  if (record->position != position)
    throw LogFailure(position, fmt::format("holds record {}", record->position));
  return *std::move(record);
}

Record RecordReader::next(Position position, std::string_view bytes) {
  auto record = decode(bytes);
  if (!record) throw LogFailure(position, record.error());
  if (is_salted_ && !record->salt)
    throw LogFailure(position, "has no salt, although a record before it has one");
  is_salted_ = record->salt.has_value();
  return *std::move(record);
}

void scan_records(const Log& log, Position from, Position to,
                  const std::function<bool(const Record&)>& visit) {
  RecordReader reader;
  log.scan(from, to, [&](Position position, std::string_view bytes) {
    return visit(reader.next(position, bytes));
  });
}

}  // namespace chalkline::ledger
