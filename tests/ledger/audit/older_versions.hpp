#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "ledger/events/generations.hpp"

namespace chalkline::ledger::test {

// Returns the stored bytes of a record in an older version of its event, which may lose fields.
std::string in_version(const Record& record, std::uint16_t version);

// Returns the stored bytes of a record as a program of that generation wrote them; absent where
// none of its versions says the same. A settlement may lose its closing-line value and its kind,
// which follow from the records before it.
std::optional<std::string> in_generation(const Record& record, Generation generation);

}  // namespace chalkline::ledger::test
