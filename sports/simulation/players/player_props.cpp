#include "sports/simulation/players/player_props.hpp"

#include <algorithm>
#include <utility>

#include "sports/simulation/players/sport_players.hpp"

namespace chalkline::sports::simulated {
namespace {

using ledger::PropType;
using ledger::Sport;

ledger::PlayerFigures of_player(const SimulatedGame& game, bool home, std::size_t roster_slot,
                                const TeamFigures& team) {
  const auto sport = game.match.sport;
  ledger::PlayerFigures player{player_id(sport, game.side(home).code, roster_slot), false, {}};
  for (std::size_t i = 0; i < kPropTypes; ++i) {
    const auto& figure = team.at(roster_slot).at(i);
    if (!figure) continue;
    player.played = true;
    player.figures.push_back({prop_types(sport).at(i), static_cast<std::uint16_t>(*figure)});
  }
  // Before, the figures of who rests were recorded as 0.
  if (!player.played && !game.has_all_figures()) {
    for (const auto type : prop_types(sport)) player.figures.push_back({type, 0});
  }
  std::ranges::sort(player.figures, {}, &ledger::Figure::type);
  return player;
}

}  // namespace

std::size_t quoted_players(const SimulatedGame& game) {
  return std::min(players_of(game.match.sport).quoted, game.model().players);
}

std::uint64_t prop_number(Sport sport, bool home, std::size_t roster_slot, PropType type) {
  return (home ? 0U : std::size_t{1'000}) + 10U * roster_slot + place_of(sport, type).value() + 1;
}

std::string_view position_of(Sport sport, std::size_t roster_slot) {
  return players_of(sport).position(roster_slot);
}

bool has_figures(const SimulatedGame& game) {
  return game.has_all_figures() || players_of(game.match.sport).has_first_figures;
}

TeamMarkets prop_markets(const SimulatedGame& game, bool home) {
  return players_of(game.match.sport).markets(game, home);
}

TeamFigures team_figures(const SimulatedGame& game, bool home, int tick) {
  return players_of(game.match.sport).figures(game, home, tick);
}

std::vector<ledger::PlayerFigures> player_figures(const SimulatedGame& game, int tick) {
  std::vector<ledger::PlayerFigures> players;
  players.reserve(2 * game.model().players);
  for (const bool home : {true, false}) {
    const auto team = team_figures(game, home, tick);
    for (std::size_t i = 0; i < game.model().players; ++i)
      players.push_back(of_player(game, home, i, team));
  }
  std::ranges::sort(players, {}, &ledger::PlayerFigures::player);
  return players;
}

}  // namespace chalkline::sports::simulated
