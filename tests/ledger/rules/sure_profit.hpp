#pragma once

#include <vector>

namespace chalkline::ledger::test {

// The return of each bet of a set for one coin at each outcome: returns[bet][outcome].
using Returns = std::vector<std::vector<double>>;

// How one coin is best spread over the bets, and what it then returns at the outcome that is worst
// for it.
struct Mix {
  double worst{};
  std::vector<double> shares;  // of each bet
};

// The most that one coin, spread over the bets as well as possible, returns at the outcome that is
// worst for it: the value of the matrix game, by the simplex method. Above 1 the set is a sure
// profit.
Mix best_mix(const Returns& returns);

}  // namespace chalkline::ledger::test
