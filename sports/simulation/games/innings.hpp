#pragma once

#include <array>
#include <vector>

#include "sports/simulation/games/inning_play.hpp"

// The innings of a baseball game (decisions/0026). Before games were drawn by innings, scores were
// drawn tick by tick without any, so that each is filed into a half-inning in which its team bats,
// or into two that follow one another: scores were of two or three runs, and in baseball most runs
// come alone.
namespace chalkline::sports::simulated {

// The last inning of a game by possessions.
inline constexpr int kTopOfTenth = 18;
inline constexpr int kBottomOfTenth = 19;

// The half-inning in which the runs of a score count, but for `runs_before`, which came in the same
// team's half before it.
struct FiledScore {
  int half{};
  int runs_before{};
};

class Innings {
 public:
  // The draws decide how the runs of a score come in two innings, and nothing that a bet is
  // settled by: last(), is_walk_off() and batted() follow from the scores alone.
  Innings(const std::vector<Scoring>& scores, const GameDraws& draws);

  explicit Innings(const InningPlay& play);

  // In the order of the scores.
  const std::vector<FiledScore>& filed() const { return filed_; }

  // The half under way after `tick` ticks. As long as bets are taken it follows from the scores so
  // far alone, so that nobody can read from it what is still to come.
  int at(int tick) const;

  // The last half that is played: the top of the ninth where the home team leads after it.
  int last() const { return last_; }

  // The home team has won with the last score, which ended the game.
  bool is_walk_off() const { return is_walk_off_; }

  // The halves in which the team bats.
  int batted(bool home) const { return home ? (last_ + 1) / 2 : last_ / 2 + 1; }

 private:
  std::array<int, kPlayTicks + 1> shown_{};
  std::vector<FiledScore> filed_;
  int last_{};
  bool is_walk_off_{};
};

Innings innings_of(const Match& match);

}  // namespace chalkline::sports::simulated
