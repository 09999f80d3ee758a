#pragma once

#include <cstdint>
#include <string>

#include "sports/model/game.hpp"

// Past games as plain values.
namespace chalkline::sports {

// A game that was played to its end.
struct FinalGame {
  ledger::Sport sport{};
  std::int32_t season{};
  Team home;
  Team away;
  ledger::Score score;
};

// A player's value of one statistic in a game that was played to its end.
struct PlayerGame {
  ledger::Sport sport{};
  std::int32_t season{};
  std::string team;
  std::string player;
  std::string stat;
  double value{};
};

}  // namespace chalkline::sports
