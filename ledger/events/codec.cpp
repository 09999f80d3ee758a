#include "ledger/events/codec.hpp"

#include <cstdlib>

#include "base/crc32.hpp"
#include "ledger/events/bytes.hpp"
#include "ledger/events/upcast.hpp"

namespace chalkline::ledger {
namespace {

constexpr std::size_t kChecksumBytes = sizeof(std::uint32_t);

// In a record's type: it has a salt. A program that knows of none takes it for an unknown type.
constexpr std::uint16_t kSaltBit = 0x8000;
static_assert(std::variant_size_v<Event> < kSaltBit);

// Fills `event` with an empty event of the stored type; false when there is no such type.
template <std::size_t... I>
bool emplace_type(Event& event, std::size_t index, std::index_sequence<I...>) {
  return ((index == I && (event.emplace<I>(), true)) || ...);
}

}  // namespace

std::string encode(const Record& record) {
  constexpr std::size_t kTypicalRecord = 256;
  std::string bytes;
  bytes.reserve(kTypicalRecord);
  ByteWriter out{bytes};
  const auto type = static_cast<std::uint16_t>(record.event.index() + 1);
  out.put(static_cast<std::uint16_t>(record.salt ? type | kSaltBit : type));
  out.put(type_of(record.event).version);
  out.put(record.position);
  out.put(record.time);
  const auto stream = stream_of(record.event);
  out.put(stream.kind);
  out.put(stream.id);
  out.put(record.previous_in_stream);
  out.put(record.caused_by);
  out.put(record.postings);
  std::visit([&out](const auto& event) { out.put(event); }, record.event);
  if (record.salt) out.put(*record.salt);
  out.put(crc32(bytes));
  if (bytes.size() > kRecordBytesMax) std::abort();
  return bytes;
}

std::expected<Record, std::string> decode(std::string_view bytes) {
  if (bytes.size() < kChecksumBytes) return std::unexpected("shorter than its checksum");
  const auto body = bytes.substr(0, bytes.size() - kChecksumBytes);
  std::uint32_t stored_checksum{};
  ByteReader{bytes.substr(body.size())}.get(stored_checksum);
  if (stored_checksum != crc32(body)) return std::unexpected("checksum mismatch");

  ByteReader in{body};
  Record record;
  std::uint16_t type{};
  Stream stream;
  in.get(type);
  const bool is_salted = (type & kSaltBit) != 0;
  type = static_cast<std::uint16_t>(type & ~kSaltBit);
  in.get(record.version);
  in.get(record.position);
  in.get(record.time);
  in.get(stream.kind);
  in.get(stream.id);
  in.get(record.previous_in_stream);
  in.get(record.caused_by);
  in.get(record.postings);
  if (!emplace_type(record.event, type - std::size_t{1},
                    std::make_index_sequence<std::variant_size_v<Event>>{})) {
    return std::unexpected("unknown event type " + std::to_string(type));
  }
  if (record.version == type_of(record.event).version) {
    std::visit([&in](auto& event) { in.get(event); }, record.event);
  } else if (!upcast(in, record.version, record.event)) {
    return std::unexpected("unknown event version " + std::to_string(record.version));
  }
  if (is_salted) in.get(record.salt.emplace());
  if (!in.ok() || !in.at_end())
    return std::unexpected(std::string{"malformed "} + type_of(record.event).name);
  if (stream != stream_of(record.event))
    return std::unexpected("the stream is not that of the event");
  return record;
}

}  // namespace chalkline::ledger
