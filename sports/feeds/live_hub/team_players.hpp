#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "sports/hub/player.hpp"

namespace chalkline::sports::live {

// A player on the roster of a team.
struct TeamPlayer {
  hub::Player player;  // by the league's id
  std::string position;
  std::string team_code;
  friend bool operator==(const TeamPlayer&, const TeamPlayer&) = default;
};
// Those of a game's two teams.
using TeamPlayers = std::vector<TeamPlayer>;

// Absent where the roster of one of them is not known. `code_of` gives the code of a league's team.
template <class Teams, class CodeOf>
std::optional<TeamPlayers> players_in(const Teams& teams, CodeOf code_of,
                                      const std::string& home_code, const std::string& away_code) {
  TeamPlayers players;
  for (const auto& code : {home_code, away_code}) {
    const auto known = std::ranges::find(teams, code, code_of);
    if (known == teams.end() || !known->players) return std::nullopt;
    for (const auto& each : *known->players) players.push_back({each.player, each.position, code});
  }
  return players;
}

}  // namespace chalkline::sports::live
