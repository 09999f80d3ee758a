#include "insight/learners/mean_sums.hpp"

#include <algorithm>
#include <cmath>

namespace chalkline::insight {

void MeanSums::replace(const ClusterSum& before, const ClusterSum& after) {
  n += after.n - before.n;
  sum += after.sum - before.sum;
  clusters += (after.n > 0 ? 1 : 0) - (before.n > 0 ? 1 : 0);
  sizes += after.n * after.n - before.n * before.n;
  products += after.n * after.sum - before.n * before.sum;
  squares += after.sum * after.sum - before.sum * before.sum;
  luck += after.n * after.variances - before.n * before.variances;
}

// For a cluster, with the mean v of all: (sum - v*n)^2 = sum^2 - 2v*n*sum + v^2*n^2.
std::optional<Ratio> mean_of(const MeanSums& sums, double unit) {
  if (sums.n == 0) return std::nullopt;
  const auto n = static_cast<double>(sums.n);
  const auto mean = static_cast<double>(sums.sum) / n;
  Ratio result{.value = mean * unit,
               .n = static_cast<std::size_t>(sums.n),
               .clusters = static_cast<std::size_t>(sums.clusters),
               .effective_n = n * n / static_cast<double>(sums.sizes)};
  if (sums.clusters < 2) return result;
  const auto residuals = static_cast<double>(sums.squares) -
                         2 * mean * static_cast<double>(sums.products) +
                         mean * mean * static_cast<double>(sums.sizes);
  const auto clusters = static_cast<double>(sums.clusters);
  result.error = std::sqrt(clusters / (clusters - 1) * std::max(0.0, residuals)) / n * unit;
  return result;
}

double luck_of(const MeanSums& sums, double unit) {
  if (sums.n == 0) return 0;
  return std::sqrt(static_cast<double>(sums.luck)) / static_cast<double>(sums.n) * unit;
}

}  // namespace chalkline::insight
