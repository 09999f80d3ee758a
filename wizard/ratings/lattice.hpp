#pragma once

#include <vector>

#include "ledger/values/market.hpp"

namespace chalkline::wizard {

// How likely the first side of a market (home, over) wins, pushes and loses.
struct Outcome {
  double win{};
  double push{};
  double lose{};

  // The first side's chance if no push comes, which is what a price says too.
  double chance() const { return win / (win + lose); }
};

// A distribution over whole numbers: [i] is the probability of lowest + i.
struct Lattice {
  int lowest{};
  std::vector<double> p;

  // Above the line, on it, below it.
  Outcome around(ledger::HalfPoints line) const;
};

}  // namespace chalkline::wizard
