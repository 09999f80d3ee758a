#pragma once

#include <cstdint>
#include <optional>
#include <span>

namespace chalkline::insight {

// A chance that was stated for what then happened or did not. Forecasts of one cluster (a game, a
// game day) are taken to hang together. Calibration counts it by its weight.
struct Forecast {
  double chance{};
  bool happened{};
  std::uint64_t cluster{};
  double weight{1};
};

// (p - o)^2.
double brier_loss(double chance, bool happened);

// Its mean, from 0 (perfect) to 1; Brier, 1950. Absent without a forecast.
std::optional<double> brier(std::span<const Forecast> forecasts);

// -ln of the chance that was given to what happened, at or above 0; Good, 1952. Requires a chance
// above 0 for it.
double log_loss(double chance, bool happened);

// Its mean: lower is better. Absent without a forecast.
std::optional<double> log_score(std::span<const Forecast> forecasts);

}  // namespace chalkline::insight
