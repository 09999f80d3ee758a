#include "sports/simulation/prices/distribution.hpp"

#include <algorithm>
#include <cmath>

namespace chalkline::sports::simulated {

using ledger::HalfPoints;

Distribution binomial(int trials, double chance) {
  Distribution p(static_cast<std::size_t>(trials) + 1);
  p[0] = 1;
  for (int i = 0; i < trials; ++i) p[0] *= 1 - chance;
  for (std::size_t k = 0; k + 1 < p.size(); ++k) {
    const auto left = static_cast<double>(p.size() - 1 - k);
    p[k + 1] = p[k] * left * chance / (static_cast<double>(k + 1) * (1 - chance));
  }
  return p;
}

Distribution thinned(const Distribution& count, double chance) {
  Distribution left(count.size());
  for (std::size_t n = 0; n < count.size(); ++n) {
    if (count[n] >= kNegligible) mix(left, count[n], binomial(static_cast<int>(n), chance));
  }
  return left;
}

Distribution sum_of(const Distribution& one, const Distribution& other) {
  Distribution sum(one.size() + other.size() - 1);
  for (std::size_t i = 0; i < one.size(); ++i) {
    if (one[i] < kNegligible) continue;
    for (std::size_t j = 0; j < other.size(); ++j) sum[i + j] += one[i] * other[j];
  }
  while (sum.size() > 1 && sum.back() < kNegligible) sum.pop_back();
  return sum;
}

void mix(Distribution& all, double part, const Distribution& other) {
  if (all.size() < other.size()) all.resize(other.size());
  for (std::size_t n = 0; n < other.size(); ++n) all[n] += part * other[n];
}

Split split(const Distribution& p, int lowest, HalfPoints line) {
  Split result;
  for (std::size_t i = 0; i < p.size(); ++i) {
    const auto doubled = 2 * (lowest + static_cast<int>(i));
    (doubled > line ? result.first : doubled == line ? result.push : result.second) += p[i];
  }
  return result;
}

HalfPoints even_line(const Distribution& p, int lowest) {
  double below = 0;
  std::size_t median = 0;
  while (median + 1 < p.size() && below + p[median] < 0.5) below += p[median++];
  const auto middle = 2 * (lowest + static_cast<int>(median));
  auto best = middle;
  auto best_gap = 1.0;
  for (auto line = middle - 1; line <= middle + 1; ++line) {
    const auto s = split(p, lowest, line);
    const auto gap = std::abs(s.first - s.second) / (s.first + s.second);
    if (gap < best_gap) {
      best = line;
      best_gap = gap;
    }
  }
  return best;
}

FairLine fair_line(const Distribution& p) {
  const auto line = even_line(p, 0);
  return {line, split(p, 0, line)};
}

}  // namespace chalkline::sports::simulated
