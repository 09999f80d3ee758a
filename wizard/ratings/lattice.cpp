#include "wizard/ratings/lattice.hpp"

namespace chalkline::wizard {

Outcome Lattice::around(ledger::HalfPoints line) const {
  Outcome outcome;
  for (std::size_t i = 0; i < p.size(); ++i) {
    const auto twice = 2 * (lowest + static_cast<int>(i));
    (twice > line ? outcome.win : twice == line ? outcome.push : outcome.lose) += p[i];
  }
  return outcome;
}

}  // namespace chalkline::wizard
