#pragma once

#include "ledger/events/bytes.hpp"
#include "ledger/events/events.hpp"

// Reads older versions of events as the current ones that mean the same.
namespace chalkline::ledger {

// `event` is an empty event of the stored type. False when the type never had such a version; what
// is malformed is left to the reader to say.
bool upcast(ByteReader& in, std::uint16_t version, Event& event);

}  // namespace chalkline::ledger
