#pragma once

#include <vector>

#include "sports/simulation/games/play.hpp"
#include "sports/simulation/prices/innings_forecast.hpp"

// A baseball game that is drawn half-inning by half-inning (decisions/0026).
namespace chalkline::sports::simulated {

struct InningScore {
  int half{};
  int play_tick{};  // the tick of play from which it counts
  bool home{};
  int runs{};
  bool home_run{};
};

struct InningPlay {
  std::vector<InningScore> scores;
  int last{};          // half; the top of the ninth where the home team leads after it
  bool is_walk_off{};  // the last score ended the game
};
InningPlay play_innings(const Match& match);

// The half under way by the clock, up to the bottom of the ninth; during the break the next one.
// Bets are taken until the top of the ninth is over, so that nobody can read from the half what is
// still to come; the rest goes by while no bets are taken, extra innings in the last tick.
int half_by_clock(int play_ticks);

// The chances of nine innings that are left after `tick` ticks.
InningsLeft innings_left(int tick);

}  // namespace chalkline::sports::simulated
