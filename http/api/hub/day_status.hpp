#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/names.hpp"
#include "sports/model/game.hpp"
#include "sports/model/halt.hpp"

namespace chalkline::http::wire {

// How a game of a league's day stands, as the data hub shows it.
enum class DayStatus : std::uint8_t {
  kScheduled,
  kLive,
  kFinal,
  kCancelled,
  kPostponed,
  kSuspended
};
inline constexpr std::array<std::string_view, 6> kDayStatuses{
    "scheduled", "live", "final", "cancelled", "postponed", "suspended"};
constexpr Names names_of(DayStatus /*status*/) { return {kDayStatuses, 0}; }

constexpr DayStatus day_status_of(sports::GameStatus status, sports::Halt halt) {
  switch (halt) {
    case sports::Halt::kPostponed:
      return DayStatus::kPostponed;
    case sports::Halt::kSuspended:
      return DayStatus::kSuspended;
    case sports::Halt::kNone:
      break;
  }
  return static_cast<DayStatus>(status);  // named in the same order
}

}  // namespace chalkline::http::wire
