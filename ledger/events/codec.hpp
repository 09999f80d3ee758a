#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "ledger/events/events.hpp"

// The stored bytes of a record, described in docs/LOG_FORMAT.md. Each event has exactly one
// encoding, and the stored bytes are hashed.
namespace chalkline::ledger {

// Ends the process if the event breaks a limit of the format (a string over 65,535 bytes, over 255
// legs): decide must have refused it.
std::string encode(const Record& record);

// An error is one phrase that says what is wrong ("checksum mismatch", "unknown event type 99").
// An older version of an event is read as the current one that means the same. Apart from those it
// refuses every byte string that encode() would not have written.
std::expected<Record, std::string> decode(std::string_view bytes);

}  // namespace chalkline::ledger
