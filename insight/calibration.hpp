#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "insight/forecast.hpp"
#include "insight/interval.hpp"
#include "insight/verdict.hpp"

namespace chalkline::insight {

// The number that n forecasts in clusters are worth if those of one cluster always end alike:
// n^2 / sum of m^2 over clusters of m, all by weight; Kish, 1965. 0 without a forecast.
double effective_n(std::span<const Forecast> forecasts);

// The interval of a share that was seen in n cases; Wilson, 1927. n need not be whole. Requires
// n > 0.
Interval wilson(double share, double n, double z = kZ95);

// Forecasts of about the same chance: bin k holds those of 10k percent, 5 either way, since people
// say round numbers. 0 and 10 are half as wide.
struct CalibrationBin {
  int tenth{};
  std::size_t n{};  // by weight, rounded, at least 1
  double games{};   // effective n
  double mean_chance{};
  double hit_rate{};
  std::optional<Interval> band;  // Wilson, 95%; from kEnough on, of effective n
};

// The bins that hold a forecast, ascending.
std::vector<CalibrationBin> calibration(std::span<const Forecast> forecasts);

}  // namespace chalkline::insight
