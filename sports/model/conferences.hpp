#pragma once

#include <array>
#include <string_view>

// The groups of teams that are ranked against each other, and the one that a team is of by its code
// (season 2025-26).
namespace chalkline::sports {

inline constexpr std::array<std::string_view, 2> kNbaConferences{"Eastern Conference",
                                                                 "Western Conference"};
inline constexpr std::array<std::string_view, 2> kNflConferences{"AFC", "NFC"};
inline constexpr std::array<std::string_view, 2> kMlbLeagues{"American League", "National League"};

std::string_view nba_conference(std::string_view team_code);
std::string_view nfl_conference(std::string_view team_code);
std::string_view mlb_league(std::string_view team_code);

}  // namespace chalkline::sports
