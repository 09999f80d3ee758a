#pragma once

#include <array>
#include <vector>

#include "sports/simulation/games/play.hpp"

// The innings of a baseball game (decisions/0026). Its scores are drawn tick by tick without any,
// so that each is filed into a half-inning in which its team bats, or into two that follow one
// another: scores are of two or three runs, and in baseball most runs come alone.
namespace chalkline::sports::simulated {

inline constexpr int kInnings = 9;

// Half-innings are counted from 0: the top of the first, its bottom, the top of the second.
inline constexpr int kBottomOfEighth = 15;
inline constexpr int kTopOfNinth = 16;
inline constexpr int kBottomOfNinth = 17;
inline constexpr int kTopOfTenth = 18;
inline constexpr int kBottomOfTenth = 19;

constexpr bool is_bottom(int half) { return half % 2 == 1; }
constexpr int inning_of(int half) { return half / 2 + 1; }

// Where the runs of one score count: in `half`, but for so many that came in the same team's half
// before it.
struct FiledScore {
  int half{};
  int runs_before{};
};

class Innings {
 public:
  // The draws decide how the runs of a score come in two innings, and nothing that a bet is
  // settled by: last(), is_walk_off() and batted() follow from the scores alone.
  Innings(const std::vector<Scoring>& scores, const GameDraws& draws);

  // By the order of the scores.
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

}  // namespace chalkline::sports::simulated
