#pragma once

#include <array>
#include <span>
#include <string_view>

#include "ledger/values/market.hpp"

namespace chalkline::sports {

inline constexpr std::array kSports{ledger::Sport::kNba, ledger::Sport::kNfl, ledger::Sport::kMlb,
                                    ledger::Sport::kNhl};

struct LeagueTeam {
  std::string_view code;  // unique within its league
  std::string_view name;
};

// The teams of today (season 2025-26), by code. Every league has an even number of them.
std::span<const LeagueTeam> teams_of(ledger::Sport sport);

}  // namespace chalkline::sports
