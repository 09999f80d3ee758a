#pragma once

#include <cstdint>

namespace chalkline::sports {

// Why a game that its league has not cancelled is not played at its time.
enum class Halt : std::uint8_t { kNone, kPostponed, kSuspended };

}  // namespace chalkline::sports
