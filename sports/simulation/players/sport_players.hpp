#pragma once

#include <string_view>

#include "sports/simulation/games/simulated_game.hpp"
#include "sports/simulation/prices/prop_market.hpp"

namespace chalkline::sports::simulated {

// The figures of the players of a simulated sport, and how they are quoted.
struct SportPlayers {
  ledger::Sport sport{};
  // How many players of a roster have props. Basketball's others come from the bench.
  std::size_t quoted{};
  // Whether games of the first derivation have figures.
  bool has_first_figures{};
  std::string_view (*position)(std::size_t roster_slot){};
  TeamMarkets (*markets)(const SimulatedGame& game, bool home){};
  TeamFigures (*figures)(const SimulatedGame& game, bool home, int tick){};
  FollowedFigures (*followed)(const SimulatedGame& game, bool home){};
};

const SportPlayers& players_of(ledger::Sport sport);

}  // namespace chalkline::sports::simulated
