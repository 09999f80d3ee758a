#pragma once

#include <vector>

#include "wizard/ratings/lattice.hpp"
#include "wizard/ratings/rating_filter.hpp"

namespace chalkline::wizard {

// The shape of scores that a normal curve does not know: football games end 3 and 7 points apart,
// hockey games by one goal and never level, runs come in lumps. Learns for each number how often it
// came against how often the curves of those games had it, and bends later curves by that ratio.
class ScoreShape {
 public:
  // A margin's shape is the same for the winner at home and away.
  explicit ScoreShape(Figure figure) : figure_{figure} {}

  Lattice bend(const Prediction& predicted) const;
  void learn(const Prediction& predicted, int seen);

 private:
  struct Count {
    double seen{};
    double expected{};
    double bend{1};  // what curves are multiplied by there
  };
  std::size_t place(int number) const;

  Figure figure_;
  std::vector<Count> counts_;
};

}  // namespace chalkline::wizard
