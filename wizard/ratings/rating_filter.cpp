#include "wizard/ratings/rating_filter.hpp"

#include <cmath>

namespace chalkline::wizard {
namespace {

// In units of one game's: the level that a league starts with says no more than one game does.
constexpr double kLevelVariance = 1;

}  // namespace

RatingFilter::RatingFilter(Figure figure, const FilterParameters& parameters, const Start& start)
    : figure_{figure},
      parameters_{parameters},
      level_{start.level, kLevelVariance},
      game_variance_{start.deviation * start.deviation},
      games_{kGamesOfStart} {}

RatingFilter::Rating RatingFilter::rating(std::size_t team) const {
  return team < ratings_.size() ? ratings_[team] : Rating{0, parameters_.spread};
}

RatingFilter::Rating RatingFilter::turned(const Rating& rating) const {
  const auto kept = parameters_.kept;
  return {kept * rating.mean,
          kept * kept * rating.variance + (1 - kept * kept) * parameters_.spread};
}

RatingFilter::Rating& RatingFilter::known(std::size_t team) {
  if (team >= ratings_.size()) ratings_.resize(team + 1, {0, parameters_.spread});
  return ratings_[team];
}

Prediction RatingFilter::predict(std::size_t home, std::size_t away, bool turned_season) const {
  auto one = rating(home);
  auto other = rating(away);
  if (turned_season) {
    one = turned(one);
    other = turned(other);
  }
  const auto variance = 1 + level_.variance + one.variance + other.variance;
  return {level_.mean + one.mean + sign() * other.mean, std::sqrt(variance * game_variance_)};
}

void RatingFilter::turn_season() {
  for (auto& rating : ratings_) rating = turned(rating);
}

void RatingFilter::learn(std::size_t home, std::size_t away, double value) {
  const auto expected = predict(home, away, false);
  const auto surprise = value - expected.mean;
  const auto square = surprise * surprise / (expected.deviation * expected.deviation);
  // Student's t with games_ degrees, without the constant that all filters share.
  log_evidence_ -= std::log(expected.deviation) + (games_ + 1) / 2 * std::log1p(square / games_);

  const auto variance = expected.deviation * expected.deviation / game_variance_;
  const auto weight = (parameters_.degrees + 1) / (parameters_.degrees + square);
  const auto move = [&](Rating& rating, double direction) {
    const auto gain = rating.variance / variance;
    rating.mean += direction * gain * weight * surprise;
    rating.variance -= gain * rating.variance;
  };
  auto& one = known(home);
  move(one, 1);
  one.variance += parameters_.drift;
  auto& other = known(away);
  move(other, sign());
  other.variance += parameters_.drift;
  move(level_, 1);

  games_ += 1;
  game_variance_ += game_variance_ / games_ * (square - 1);
}

}  // namespace chalkline::wizard
