#pragma once

#include <span>
#include <vector>

#include "ledger/values/market.hpp"

// Exact distributions of counts. Powers are multiplied, since no library's last digit is the same
// everywhere.
namespace chalkline::sports::simulated {

// [n] is the probability of n.
using Distribution = std::vector<double>;

// Counts less likely than this are left out: no price moves by them, and most of the work is
// theirs.
inline constexpr double kNegligible = 1e-12;

// The number of trials that succeed. Requires a chance below 1.
Distribution binomial(int trials, double chance);

// The number that remains of a count if each of it remains with `chance`, below 1.
Distribution thinned(const Distribution& count, double chance);

// The sum of two counts that are independent.
Distribution sum_of(const Distribution& one, const Distribution& other);

// Adds `part` of the other distribution.
void mix(Distribution& all, double part, const Distribution& other);

// How a two-way market may end.
struct Split {
  double first{};
  double push{};
  double second{};
};

// Splits a distribution that starts at `lowest` around `line` half points: above it is first.
Split split(const Distribution& p, int lowest, ledger::HalfPoints line);

// The line around which first and second are most alike.
ledger::HalfPoints even_line(const Distribution& p, int lowest);

struct FairLine {
  ledger::HalfPoints line{};
  Split split;  // over, push, under
};
FairLine fair_line(const Distribution& p);

}  // namespace chalkline::sports::simulated
