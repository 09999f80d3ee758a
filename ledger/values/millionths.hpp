#pragma once

#include <cstdint>

namespace chalkline::ledger {

// Shares, chances and edges as whole numbers, so that stored ones are exact.
using Millionths = std::int32_t;
inline constexpr Millionths kMillion = 1'000'000;
constexpr double value_of(Millionths share) { return static_cast<double>(share) / kMillion; }

}  // namespace chalkline::ledger
