#pragma once

#include <vector>

#include "sports/simulation/draws/game_draws.hpp"
#include "sports/simulation/schedule/game_clock.hpp"
#include "sports/simulation/season/strength.hpp"

// How a game goes, tick by tick. Everything that is shown of it (the score at any moment, quarter
// and half-time scores, the final result, the players' points) follows from the one list of scores.
namespace chalkline::sports::simulated {

// Draws made before a game begins, and their sources.
struct Match {
  ledger::Sport sport{};
  GameDraws draws;
  Chances chances;
  Derivation derivation{kDerivation};

  const SportModel& model() const { return model_of(sport, derivation); }
};

struct Scoring {
  int tick{};  // the game clock from which it counts, 1..kGameTicks
  bool home{};
  int points{};
  bool overtime{};  // after a level score
  friend bool operator==(const Scoring&, const Scoring&) = default;
};

// Whether the home team has the first possession; from then on they alternate.
bool home_begins(const Match& match);

// Every score of the game in order. A level score at the end is decided by one more on the last
// tick (overtime, the shootout), or in overtime where the timetable has one, and in baseball by
// innings; only in the NFL may it stand. In basketball five minutes of extra time come before that
// score since the fourth derivation, and their scores fall in the last tick, too.
std::vector<Scoring> scoring(const Match& match);

struct LiveState {
  GameClock clock;
  ledger::Score score;
  friend bool operator==(const LiveState&, const LiveState&) = default;
};

// The game after `tick` ticks of 3 seconds; from kGameTicks on, the final score. By the timetable
// of periods a game that is not level after the last one stays at its end until it is final, and
// the clock stands once overtime is decided.
LiveState state_at(const std::vector<Scoring>& scores, int tick,
                   Timetable timetable = Timetable::kHalves);

}  // namespace chalkline::sports::simulated
