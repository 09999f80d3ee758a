#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "insight/clusters.hpp"
#include "ledger/values/advice.hpp"

namespace chalkline::wizard {

// The chance of a market's first side as its price and as the model had it before the game, and
// whether it won. Without those that pushed.
struct BlendCase {
  double price{};
  double model{};
  bool won{};
  std::uint64_t day{};  // cases of a day hang together
};

// Between both in log-odds: 0 is the price, 1 the model.
double blend(double price, double model, double weight);

// How much the model is worth beside the price, by walk-forward evaluation: for each case the
// weight that did best on all cases before it is tried, and a weight is earned once the log score
// so gained on the price is above 0 beyond noise (paired bootstrap by day). Until then, and when it
// no longer is, the weight is 0 (RULES 36).
class BlendRecord {
 public:
  void add(const BlendCase& one);

  // Below these no weight is tested.
  static constexpr std::size_t kCasesForWeight = 200;

  double weight() const { return weight_; }
  std::size_t cases() const { return cases_; }

 private:
  static constexpr std::size_t kSteps = ledger::kWeightSteps;
  double fitted() const;
  void test();

  std::array<double, kSteps + 1> losses_{};  // of each weight, over all cases
  std::vector<insight::Part> gains_;         // a part a day
  std::size_t cases_{};
  std::size_t next_test_{kCasesForWeight};
  double weight_{};
};

}  // namespace chalkline::wizard
