#pragma once

#include <functional>

#include "ledger/events/events.hpp"

namespace chalkline::ledger {

// Gives the salt of the next record. Injected: tests make the same records twice.
using SaltSource = std::move_only_function<Salt()>;

// From the operating system's cryptographic generator.
SaltSource random_salts();

}  // namespace chalkline::ledger
