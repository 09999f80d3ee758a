#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <string_view>

#include "ledger/values/ids.hpp"

namespace chalkline::wizard {

// How long before the start a price was quoted: what a model is worth beside it depends on that.
enum class Lead : std::uint8_t { kEarly = 0, kLate = 1 };
inline constexpr std::array<std::string_view, 2> kLeads{"early", "late"};

// News of line-ups and of the weather comes within it.
inline constexpr std::chrono::hours kEarlyFrom{6};

constexpr Lead lead_of(ledger::Timestamp quoted_at, ledger::Timestamp starts_at) {
  return starts_at - quoted_at >= kEarlyFrom ? Lead::kEarly : Lead::kLate;
}

}  // namespace chalkline::wizard
