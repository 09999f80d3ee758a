// Final scores, and the bettor's own judgement of them.
#pragma once

#include "ledger/rules/game.hpp"

namespace chalkline::ledger::test {

inline GameState final_score(std::int32_t home, std::int32_t away) {
  GameState game;
  game.phase = GamePhase::kFinal;
  game.score = {home, away};
  return game;
}

// What two numbers of points decide.
inline BetOutcome better(double mine, double theirs) {
  return mine > theirs ? BetOutcome::kWon : mine < theirs ? BetOutcome::kLost : BetOutcome::kPush;
}

}  // namespace chalkline::ledger::test
