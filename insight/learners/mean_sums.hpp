#pragma once

#include <cstdint>
#include <optional>

#include "insight/clusters.hpp"

// A mean, its cluster-robust error and its deviation by luck from sums that are kept up as bets are
// settled, so that a class of hundreds of learners opens without a look at their bets. All are
// whole numbers: nothing is lost by adding and taking away.
namespace chalkline::insight {

// The number of the values of one cluster, their sum, and that of their variances by luck.
struct ClusterSum {
  std::int64_t n{};
  std::int64_t sum{};
  std::int64_t variances{};
};

struct MeanSums {
  std::int64_t n{};
  std::int64_t sum{};
  std::int64_t clusters{};
  std::int64_t sizes{};     // of n^2 over clusters
  std::int64_t products{};  // of n * sum
  std::int64_t squares{};   // of sum^2
  std::int64_t luck{};      // of n * variances

  // A cluster that was `before` is `after`; one without a value is none.
  void replace(const ClusterSum& before, const ClusterSum& after);
  friend bool operator==(const MeanSums&, const MeanSums&) = default;
};

// ratio() of parts with a denominator of 1 (clusters.hpp); `unit`: of the values. Absent of none.
std::optional<Ratio> mean_of(const MeanSums& sums, double unit);

// The deviation of the mean if luck alone moves the values, those of a cluster alike. 0 of none.
double luck_of(const MeanSums& sums, double unit);

}  // namespace chalkline::insight
