#include "wizard/ratings/figure_ratings.hpp"

#include <cmath>

namespace chalkline::wizard {
namespace {

double log_likelihood(const Prediction& predicted, double value) {
  const auto z = (value - predicted.mean) / predicted.deviation;
  return -std::log(predicted.deviation) - z * z / 2;
}

}  // namespace

FigureRatings::FigureRatings(Figure figure, const Start& start)
    : results_{figure, LearnedFrom::kResults, start},
      prices_{figure, LearnedFrom::kPrices, start},
      variance_{start.deviation * start.deviation},
      games_{kGamesOfStart} {}

Prediction FigureRatings::by_prices(std::size_t home, std::size_t away, bool turned) const {
  return {prices_.predict(home, away, turned).mean, std::sqrt(variance_)};
}

Prediction FigureRatings::predict(std::size_t home, std::size_t away, bool turned) const {
  return lead_ > 0 ? by_prices(home, away, turned) : results_.predict(home, away, turned);
}

void FigureRatings::turn_season() {
  results_.turn_season();
  prices_.turn_season();
}

void FigureRatings::learn(std::size_t home, std::size_t away, double value,
                          std::optional<double> priced) {
  const auto by_price = by_prices(home, away, false);
  lead_ +=
      log_likelihood(by_price, value) - log_likelihood(results_.predict(home, away, false), value);
  games_ += 1;
  const auto surprise = value - by_price.mean;
  variance_ += (surprise * surprise - variance_) / games_;
  results_.learn(home, away, value);
  if (priced) prices_.learn(home, away, *priced);
}

}  // namespace chalkline::wizard
