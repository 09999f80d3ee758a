#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "insight/interval.hpp"

// Ratios of sums, such as profit over stakes, or gain over forecasts, whose parts come in clusters
// that hang together: the bets on one game, the games of one day.
namespace chalkline::insight {

struct Part {
  double numerator{};
  double denominator{};
  std::uint64_t cluster{};
};

struct Ratio {
  double value{};
  double error{};  // cluster-robust standard error; 0 where there is one cluster
  std::size_t n{};
  std::size_t clusters{};
  // The number that n parts are worth if those of one cluster always come out alike: n^2 / sum of
  // m^2 over clusters of m; Kish, 1965.
  double effective_n{};
};

// The ratio with the cluster-robust variance of a ratio of sums,
// G/(G-1) * sum over clusters of (sum of (numerator - value * denominator))^2 / (sum of
// denominators)^2; Liang and Zeger, 1986. Absent where the denominators add up to 0.
std::optional<Ratio> ratio(std::span<const Part> parts);

// The ratio of parts that come one after the other, without going through all of them again: as
// ratio(), but for rounding.
class RunningRatio {
 public:
  void add(const Part& part);
  std::optional<Ratio> ratio() const;

 private:
  struct Cluster {
    std::uint64_t id{};
    double numerator{};
    double denominator{};
    double parts{};
  };
  // Adds the cluster's products to the sums, or takes them away.
  void count(const Cluster& cluster, double sign);

  std::vector<Cluster> clusters_;  // by id
  std::size_t n_{};
  double numerator_{};
  double denominator_{};
  // Sums over clusters of products of their sums.
  double numerators_squared_{};
  double products_{};
  double denominators_squared_{};
  double sizes_squared_{};
};

inline constexpr std::size_t kBootstrapDraws = 2'000;

// The ratio in each of kBootstrapDraws draws of as many clusters, with replacement, ascending;
// Efron, 1979. Clusters are in the order of their first part; draw i is the high word of SplitMix64
// (started at `seed`) times their number, so that other programs can draw the same. Requires a
// positive denominator in each cluster.
std::vector<double> bootstrap(std::span<const Part> parts, std::uint64_t seed);

// Between which the draws lie but for `tail` of them at either end: at 0.025 the 51st and the
// 1,950th of 2,000. Requires draws of bootstrap().
Interval between(std::span<const double> draws, double tail);

}  // namespace chalkline::insight
