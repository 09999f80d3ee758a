#pragma once

#include <cstdint>
#include <optional>

#include "insight/clusters.hpp"

// A mean and its cluster-robust error from sums that are kept up as bets are settled, so that a
// class of hundreds of learners opens without a look at their bets. All are whole numbers: nothing
// is lost by adding and taking away.
namespace chalkline::insight {

// The number and the sum of the values of one cluster.
struct ClusterSum {
  std::int64_t n{};
  std::int64_t sum{};
};

struct MeanSums {
  std::int64_t n{};
  std::int64_t sum{};
  std::int64_t clusters{};
  std::int64_t sizes{};     // of n^2 over clusters
  std::int64_t products{};  // of n * sum
  std::int64_t squares{};   // of sum^2

  // A cluster that was `before` is `after`; one without a value is none.
  void replace(const ClusterSum& before, const ClusterSum& after);
  friend bool operator==(const MeanSums&, const MeanSums&) = default;
};

// ratio() of parts with a denominator of 1 (clusters.hpp); `unit`: of the values. Absent of none.
std::optional<Ratio> mean_of(const MeanSums& sums, double unit);

}  // namespace chalkline::insight
