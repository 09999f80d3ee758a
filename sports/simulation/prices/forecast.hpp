#pragma once

#include <span>
#include <utility>
#include <vector>

#include "sports/simulation/prices/distribution.hpp"
#include "sports/simulation/season/strength.hpp"

namespace chalkline::sports::simulated {

// The rest that one side has to play.
struct SideLeft {
  int possessions{};  // not begun
  int gone{};         // ticks of one that is under way and has not scored; 0: none is
};

// The score of a game and the possessions that are left.
struct Situation {
  ledger::Score score;
  SideLeft home;
  SideLeft away;
};
Situation kick_off(const SportModel& model);

// The exact distribution of the final margin and total of the score process in play.hpp, extra time
// included. Exact, not a normal approximation: runs and goals come in lumps, and at 9 runs a normal
// curve is wrong by more than the bookmaker's margin.
class Forecast {
 public:
  // `extra_possessions` are each side's in extra time (SportModel).
  Forecast(const SportModel& model, const Chances& chances, const Situation& situation,
           int extra_possessions = 0);

  // Takes the chances of each margin, from -greatest on, and of each total, where another process
  // has computed them.
  Forecast(int greatest, std::vector<double> margin, std::vector<double> total)
      : greatest_{greatest}, margin_{std::move(margin)}, total_{std::move(total)} {}

  Split moneyline() const { return spread(0); }          // home, draw, away
  Split spread(ledger::HalfPoints home_handicap) const;  // home covers, push, away covers
  Split total(ledger::HalfPoints line) const;            // over, push, under

  // [m - margin_from()] = P(home - away = m), and [t] = P(home + away = t).
  const std::vector<double>& margin() const { return margin_; }
  int margin_from() const { return -greatest_; }
  const std::vector<double>& total() const { return total_; }

  // The lines that come nearest to an even chance either way, in half points.
  ledger::HalfPoints even_spread() const;  // the home team's handicap
  ledger::HalfPoints even_total() const;

 private:
  void go_on_to_one_score(const SportModel& model, const Chances& chances,
                          const Distribution& level);
  void go_on_to_extra_time(const SportModel& model, const Chances& chances,
                           const Distribution& level, int possessions);
  void add(int home, int away, double probability);

  int greatest_;                // neither side can score more
  std::vector<double> margin_;  // [m + greatest_] = P(home - away = m)
  std::vector<double> total_;   // [t] = P(home + away = t)
};

// One of several chances, and the probability that it is the right one.
struct MixedChance {
  double likely{};
  double chance{};
};

// A side's points in regulation, of which a possession scores with `chance`.
Distribution regulation_points(const SportModel& model, double chance);

// The line nearest to an even chance either way on a player's points in regulation, and on how many
// of his scores are worth `most`, which in basketball is a three. In a possession of the team he
// scores with one of `chances`.
FairLine even_points(const SportModel& model, std::span<const MixedChance> chances);
FairLine even_threes(const SportModel& model, std::span<const MixedChance> chances);

}  // namespace chalkline::sports::simulated
