#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/names.hpp"
#include "ledger/values/market.hpp"

namespace chalkline::http::wire {

// The sides of a game, where a total's are out of the question. The numbers are those of
// ledger::Side.
enum class TeamSide : std::uint8_t { kHome = 1, kAway = 2 };
inline constexpr std::array<std::string_view, 2> kTeamSides{"home", "away"};
constexpr Names names_of(TeamSide /*side*/) { return {kTeamSides}; }

}  // namespace chalkline::http::wire
