#include "sports/simulation/players/player_lines.hpp"

#include "sports/simulation/players/sport_players.hpp"

namespace chalkline::sports::simulated {
std::vector<PlayerLine> player_lines(const SimulatedGame& game) {
  std::vector<PlayerLine> lines;
  lines.reserve(2 * game.model().players);
  for (const bool home : {true, false}) {
    const auto figures = players_of(game.match.sport).followed(game, home);
    const auto& side = game.side(home);
    for (std::size_t i = 0; i < game.model().players; ++i) {
      if (!figures[i]) continue;
      lines.push_back({side.code, player_name(side.names, i),
                       std::string{game.model().roster.at(i).stat}, *figures[i]});
    }
  }
  return lines;
}

}  // namespace chalkline::sports::simulated
