#pragma once

#include <array>
#include <cstddef>
#include <numeric>

#include "sports/simulation/draws/seed.hpp"

namespace chalkline::sports::simulated {

// One of several by their shares, none of them with a share of 0. Requires one that has a share.
template <std::size_t kSize>
std::size_t choose(Seed draw, const std::array<double, kSize>& shares) {
  auto place = draw.unit() * std::accumulate(shares.begin(), shares.end(), 0.0);
  std::size_t chosen = 0;
  for (std::size_t i = 0; i < kSize; ++i) {
    if (shares.at(i) == 0) continue;
    chosen = i;
    if (place < shares.at(i)) break;
    place -= shares.at(i);
  }
  return chosen;
}

}  // namespace chalkline::sports::simulated
