#include "insight/forecast.hpp"

#include <cmath>

namespace chalkline::insight {
namespace {

template <class Loss>
std::optional<double> mean(std::span<const Forecast> forecasts, Loss loss) {
  if (forecasts.empty()) return std::nullopt;
  double sum = 0;
  for (const auto& forecast : forecasts) sum += loss(forecast);
  return sum / static_cast<double>(forecasts.size());
}

}  // namespace

double brier_loss(double chance, bool happened) {
  const auto miss = chance - (happened ? 1 : 0);
  return miss * miss;
}

double log_loss(double chance, bool happened) { return -std::log(happened ? chance : 1 - chance); }

std::optional<double> brier(std::span<const Forecast> forecasts) {
  return mean(forecasts, [](const Forecast& forecast) {
    return brier_loss(forecast.chance, forecast.happened);
  });
}

std::optional<double> log_score(std::span<const Forecast> forecasts) {
  return mean(forecasts, [](const Forecast& forecast) {
    return log_loss(forecast.chance, forecast.happened);
  });
}

}  // namespace chalkline::insight
