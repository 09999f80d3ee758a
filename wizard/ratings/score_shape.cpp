#include "wizard/ratings/score_shape.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace chalkline::wizard {
namespace {

constexpr double kDeviations = 6;  // beyond which the curve has nothing

// As if each number had come as often as expected in so many games that have it: a ratio of few
// games is noise.
constexpr double kPriorGames = 25;

Lattice curve(Figure figure, const Prediction& predicted) {
  const auto reach = kDeviations * predicted.deviation;
  const auto least = static_cast<int>(std::floor(predicted.mean - reach));
  const auto lowest = figure == Figure::kTotal ? std::max(0, least) : least;
  const auto highest = std::max(lowest, static_cast<int>(std::ceil(predicted.mean + reach)));
  Lattice lattice{lowest, {}};
  double sum = 0;
  for (auto number = lowest; number <= highest; ++number) {
    const auto z = (number - predicted.mean) / predicted.deviation;
    lattice.p.push_back(std::exp(-z * z / 2));
    sum += lattice.p.back();
  }
  for (auto& p : lattice.p) p /= sum;
  return lattice;
}

}  // namespace

std::size_t ScoreShape::place(int number) const {
  return static_cast<std::size_t>(figure_ == Figure::kMargin ? std::abs(number) : number);
}

Lattice ScoreShape::bend(const Prediction& predicted) const {
  auto lattice = curve(figure_, predicted);
  double sum = 0;
  for (std::size_t i = 0; i < lattice.p.size(); ++i) {
    const auto at = place(lattice.lowest + static_cast<int>(i));
    if (at < counts_.size()) {
      const auto& [seen, expected] = counts_[at];
      lattice.p[i] *= (seen + kPriorGames) / (expected + kPriorGames);
    }
    sum += lattice.p[i];
  }
  for (auto& p : lattice.p) p /= sum;
  return lattice;
}

void ScoreShape::learn(const Prediction& predicted, int seen) {
  const auto lattice = curve(figure_, predicted);
  const auto count = [&](int number) -> Count& {
    const auto at = place(number);
    if (at >= counts_.size()) counts_.resize(at + 1);
    return counts_[at];
  };
  for (std::size_t i = 0; i < lattice.p.size(); ++i) {
    count(lattice.lowest + static_cast<int>(i)).expected += lattice.p[i];
  }
  count(seen).seen += 1;
}

}  // namespace chalkline::wizard
