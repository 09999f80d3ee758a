#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "insight/clusters.hpp"

namespace chalkline::wizard {

// A side that the blend said was worth its price, and what became of it; all of a coin staked.
struct EdgeCase {
  double claimed{};   // d * p - 1, above 0
  double at_price{};  // d * q - 1: the same if the price is right
  double realised{};  // d - 1, -1, or 0 for a push
  std::uint64_t day{};
};

// The worth of edges of about the same size.
struct EdgeWorth {
  std::size_t cases{};
  double claimed{};   // mean
  double at_price{};  // mean
  double realised{};  // mean
  double low{};       // of the 90% interval of the mean, by day
};

// Sizes of edges, by the least of each.
inline constexpr std::array kEdgeSizes{0.0, 0.02, 0.05, 0.1};

class EdgeRecord {
 public:
  void add(const EdgeCase& one);
  EdgeWorth worth(double claimed) const;

 private:
  struct Sums {
    std::size_t cases{};
    double claimed{};
    double at_price{};
    insight::RunningRatio realised;  // by day
  };
  std::array<Sums, kEdgeSizes.size()> sizes_;
};

// Index of the size of such an edge.
std::size_t edge_size(double claimed);

}  // namespace chalkline::wizard
