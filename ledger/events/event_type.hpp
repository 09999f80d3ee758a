#pragma once

#include <cstdint>

namespace chalkline::ledger {

// How an event is stored. A name is never changed; the version rises with each change of the
// fields.
struct EventType {
  const char* name;  // as exports, schemas and metrics have it
  std::uint16_t version{1};
};

}  // namespace chalkline::ledger
