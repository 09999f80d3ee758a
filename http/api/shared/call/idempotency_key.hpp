#pragma once

#include <optional>
#include <string_view>

#include "ledger/events/bet_events.hpp"

namespace chalkline::http {

inline constexpr std::string_view kBadIdempotencyKey =
    "Idempotency-Key must be 1 to 64 printable characters";

// SHA-256 of an Idempotency-Key, cut to 16 bytes. Absent unless it is 1 to 64 printable ASCII
// characters.
std::optional<ledger::IdempotencyKey> idempotency_key(std::string_view header);

}  // namespace chalkline::http
