#pragma once

#include <algorithm>

namespace chalkline::insight {

// The share of the bankroll that makes its logarithm grow fastest: (d*p - 1) / (d - 1); Kelly,
// 1956. 0 where the bet is not worth its price. Requires d > 1.
constexpr double kelly(double chance, double decimal) {
  return std::max(0.0, (decimal * chance - 1) / (decimal - 1));
}

// The share that is advised: half of it, at a chance half way from the stated one to the market's,
// since both of the two err.
constexpr double advised_share(double stated, double market, double decimal) {
  return kelly((stated + market) / 2, decimal) / 2;
}

}  // namespace chalkline::insight
