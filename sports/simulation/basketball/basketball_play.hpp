#pragma once

#include "sports/simulation/basketball/shooting.hpp"

// The play of a basketball team by player, whose points are the game's scores: each is a shot, a
// shot and its free throw, or two free throws.
namespace chalkline::sports::simulated {

struct BasketballLine {
  bool played{};
  int minutes{};
  int points{};
  int field_goals{};
  int field_goals_tried{};
  int threes{};  // field goals of three points
  int threes_tried{};
  int free_throws{};
  int free_throws_tried{};
  int rebounds{};
  int assists{};
  int steals{};
  int blocks{};
  int turnovers{};
};
using BasketballPlay = std::array<BasketballLine, kBasketballPlayers>;

// By that tick; minutes are those of the whole game.
BasketballPlay basketball_play(const SimulatedGame& game, bool home, int tick = kGameTicks);

}  // namespace chalkline::sports::simulated
