#pragma once

#include <optional>

#include "wizard/ratings/filter_bank.hpp"

namespace chalkline::wizard {

// One figure of a league's games, as predicted from two kinds of ratings: those learned from
// results and those learned from what the last prices before past games expected. Prices know
// line-ups and injuries and vary less than results, so that fewer of them say more; results are
// there without them. Which of both speaks is decided by how well each has predicted the results so
// far.
class FigureRatings {
 public:
  FigureRatings(Figure figure, const Start& start);

  Prediction predict(std::size_t home, std::size_t away, bool turned) const;
  void turn_season();

  // `priced`: what the last prices expected of the game.
  void learn(std::size_t home, std::size_t away, double value, std::optional<double> priced);

 private:
  Prediction by_prices(std::size_t home, std::size_t away, bool turned) const;

  FilterBank results_;
  FilterBank prices_;
  double variance_;  // of results around what the ratings by prices expect
  double games_;
  double lead_{};  // log-likelihood of the results by prices, less that by results
};

}  // namespace chalkline::wizard
