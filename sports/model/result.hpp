#pragma once

#include <string>
#include <vector>

#include "ledger/events/events.hpp"

namespace chalkline::sports {

// A player's figure in a game.
struct PlayerLine {
  std::string team_code;
  std::string player;
  std::string stat;  // "points"
  double value{};
  friend bool operator==(const PlayerLine&, const PlayerLine&) = default;
};

struct Result {
  ledger::Score score;
  std::vector<PlayerLine> players{};
  ledger::PeriodScores periods{};                // as far as the source has them
  std::vector<ledger::PlayerFigures> figures{};  // what props are settled by; ascending by player
  std::string reveal{};  // what the game's commitment was made to; empty without one
};

}  // namespace chalkline::sports
