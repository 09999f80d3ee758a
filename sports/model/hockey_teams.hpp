#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "ledger/values/market.hpp"

// Where the teams of the NHL play, and against whom they are ranked (season 2025-26).
namespace chalkline::sports {

inline constexpr auto kHockey = ledger::Sport::kNhl;

enum class Division : std::uint8_t { kAtlantic, kMetropolitan, kCentral, kPacific };
inline constexpr std::array kDivisions{Division::kAtlantic, Division::kMetropolitan,
                                       Division::kCentral, Division::kPacific};
inline constexpr std::array<std::string_view, kDivisions.size()> kDivisionNames{
    "Atlantic", "Metropolitan", "Central", "Pacific"};
std::string_view name_of(Division division);

struct Venue {
  std::string_view name;
  std::string_view city;
  std::string_view state;  // or province: "MA", "QC"
  friend bool operator==(const Venue&, const Venue&) = default;
};

struct HockeyTeam {
  std::string_view code;  // as in teams_of()
  Division division{};
  Venue venue;
};

// Requires the code of a team of the league.
const HockeyTeam& hockey_team(std::string_view code);
std::string_view hockey_division(std::string_view code);
std::optional<Venue> hockey_venue(std::string_view code);

}  // namespace chalkline::sports
