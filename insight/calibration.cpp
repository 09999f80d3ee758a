#include "insight/calibration.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace chalkline::insight {

double effective_n(std::span<const Forecast> forecasts) {
  std::map<std::uint64_t, double> sizes;
  double n = 0;
  for (const auto& forecast : forecasts) {
    sizes[forecast.cluster] += forecast.weight;
    n += forecast.weight;
  }
  double squares = 0;
  for (const auto& [_, size] : sizes) squares += size * size;
  return forecasts.empty() ? 0 : n * n / squares;
}

Interval wilson(double share, double n, double z) {
  const auto square = z * z;
  const auto middle = share + square / (2 * n);
  const auto half = z * std::sqrt(share * (1 - share) / n + square / (4 * n * n));
  const auto scale = 1 + square / n;
  return {(middle - half) / scale, (middle + half) / scale};
}

std::vector<CalibrationBin> calibration(std::span<const Forecast> forecasts) {
  std::array<std::vector<Forecast>, 11> members;
  for (const auto& forecast : forecasts) {
    members.at(static_cast<std::size_t>(std::floor(forecast.chance * 10 + 0.5)))
        .push_back(forecast);
  }
  std::vector<CalibrationBin> bins;
  for (std::size_t tenth = 0; tenth < members.size(); ++tenth) {
    const auto& of_bin = members.at(tenth);
    if (of_bin.empty()) continue;
    double n = 0;
    double chances = 0;
    double hits = 0;
    for (const auto& forecast : of_bin) {
      n += forecast.weight;
      chances += forecast.weight * forecast.chance;
      hits += forecast.happened ? forecast.weight : 0;
    }
    const auto games = effective_n(of_bin);
    const auto count = static_cast<std::size_t>(std::max(1.0, std::round(n)));
    // A sum of parts may lie beyond the whole by its last digit.
    const auto rate = std::min(1.0, hits / n);
    auto& bin = bins.emplace_back(
        CalibrationBin{static_cast<int>(tenth), count, games, chances / n, rate, {}});
    if (games >= static_cast<double>(kEnough)) bin.band = wilson(rate, games);
  }
  return bins;
}

}  // namespace chalkline::insight
