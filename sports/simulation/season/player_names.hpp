#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "ledger/values/market.hpp"
#include "sports/simulation/draws/seed.hpp"

namespace chalkline::sports::simulated {

inline constexpr std::size_t kRosterSize = 8;

// Baseball's, since it is drawn by innings: ten with figures of their own, and the relievers.
inline constexpr std::size_t kBaseballFigures = 10;
inline constexpr std::size_t kBaseballRoster = 14;

// Hockey's lineup: the goalie and eighteen skaters.
inline constexpr std::size_t kHockeyLineup = 19;

// The most players of a team who have figures.
inline constexpr std::size_t kFiguresMost = kHockeyLineup;

// The number from which the names of a team's players are counted. A player stays with the team.
std::uint32_t first_name_of(Seed names, ledger::Sport sport, std::size_t team);

// "nba-LAL-1": the same for good, whichever player it is.
std::string player_id(ledger::Sport sport, std::string_view team_code, std::size_t roster_slot);

// An invented person's name, for no real one is used; unique over all four leagues.
std::string player_name(std::uint32_t first_name, std::size_t player);

}  // namespace chalkline::sports::simulated
