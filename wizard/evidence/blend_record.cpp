#include "wizard/evidence/blend_record.hpp"

#include <algorithm>
#include <cmath>

#include "insight/forecast.hpp"

namespace chalkline::wizard {
namespace {

// Each test looks at the same cases again, and there are many markets: the lower bound is that of
// insight::kZVerdict.
constexpr double kTail = 0.00135;

// Cases grow by a quarter from one test to the next: a look at each day's end would find a weight
// by chance sooner or later.
constexpr std::size_t kGrowth = 4;

// No model knows the outcome: a chance of 0 would have log-odds without end.
constexpr double kLeastChance = 0.005;

double log_odds(double chance) {
  const auto bounded = std::clamp(chance, kLeastChance, 1 - kLeastChance);
  return std::log(bounded / (1 - bounded));
}

}  // namespace

double blend(double price, double model, double weight) {
  if (weight == 0) return price;
  const auto odds = (1 - weight) * log_odds(price) + weight * log_odds(model);
  return 1 / (1 + std::exp(-odds));
}

double BlendRecord::fitted() const {
  const auto best = std::ranges::min_element(losses_);
  return static_cast<double>(best - losses_.begin()) / kSteps;
}

void BlendRecord::add(const BlendCase& one) {
  const auto loss = [&](double weight) {
    return insight::log_loss(blend(one.price, one.model, weight), one.won);
  };
  const auto gained = loss(0) - loss(fitted());
  if (gains_.empty() || gains_.back().cluster != one.day) gains_.push_back({0, 0, one.day});
  gains_.back().numerator += gained;
  gains_.back().denominator += 1;
  for (std::size_t step = 0; step < losses_.size(); ++step) {
    losses_[step] += loss(static_cast<double>(step) / kSteps);
  }
  if (++cases_ >= next_test_) test();
}

void BlendRecord::test() {
  next_test_ = cases_ + cases_ / kGrowth;
  const auto gained = insight::between(insight::bootstrap(gains_, cases_), kTail);
  weight_ = gained.low > 0 ? fitted() : 0;
}

}  // namespace chalkline::wizard
