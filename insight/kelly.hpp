#pragma once

#include <algorithm>

namespace chalkline::insight {

// The share of the bankroll that makes its logarithm grow fastest: (d*p - 1) / (d - 1); Kelly,
// 1956. 0 where the bet is not worth its price. Requires d > 1.
constexpr double kelly(double chance, double decimal) {
  return std::max(0.0, (decimal * chance - 1) / (decimal - 1));
}

}  // namespace chalkline::insight
