#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "insight/progress/bet.hpp"
#include "insight/progress/figure.hpp"

namespace chalkline::insight {

// How often bets were won, beside what their prices needed and what the market expected.
struct Hits {
  Figure rate;  // interval: Wilson, on the effective n; neutral: what was needed
  std::size_t won{};
  std::optional<double> needed;    // mean 1/d
  std::optional<double> expected;  // mean chance of the market at placing, of `priced` bets
  std::size_t priced{};
};

// The hits of the bets that were won or lost.
Hits hits_of(std::span<const ProgressBet> bets, const View& view);

}  // namespace chalkline::insight
