#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "ledger/events/events.hpp"

// The stored bytes of a record, described in docs/LOG_FORMAT.md. Each event has exactly one
// encoding, and the stored bytes are hashed.
namespace chalkline::ledger {

// The most bytes of a record, its salt and checksum among them: what is served of the log has a
// length of 16 bits before each record.
inline constexpr std::size_t kRecordBytesMax = 65'535;

// Ends the process if the record breaks a limit of the format (over kRecordBytesMax, over 255
// legs): decide must have refused its event.
std::string encode(const Record& record);

// An error is one phrase that says what is wrong ("checksum mismatch", "unknown event type 99").
// An older version of an event is read as the current one that means the same. Apart from those it
// refuses every byte string that encode() would not have written.
std::expected<Record, std::string> decode(std::string_view bytes);

}  // namespace chalkline::ledger
