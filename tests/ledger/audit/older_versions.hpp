#pragma once

#include <cstdint>
#include <string>

#include "ledger/events/events.hpp"

namespace chalkline::ledger::test {

// Returns the stored bytes of a record in the oldest version of its event, from `oldest` on, that
// says the same. A settlement may lose its closing-line value and its kind, which follow from the
// records before it.
std::string in_older_version(const Record& record, std::uint16_t oldest);

}  // namespace chalkline::ledger::test
