#include "insight/normal.hpp"

#include <cmath>
#include <numbers>

namespace chalkline::insight {
namespace {

constexpr double kBeyond = 40;  // further out the probability is below the smallest double

}  // namespace

double normal_cdf(double z) { return std::erfc(-z / std::numbers::sqrt2) / 2; }

double normal_quantile(double p) {
  double low = -kBeyond;
  double high = kBeyond;
  for (;;) {
    const auto middle = (low + high) / 2;
    if (middle <= low || middle >= high) return middle;
    (normal_cdf(middle) < p ? low : high) = middle;
  }
}

}  // namespace chalkline::insight
