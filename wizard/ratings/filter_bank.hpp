#pragma once

#include <vector>

#include "wizard/ratings/rating_filter.hpp"

namespace chalkline::wizard {

enum class LearnedFrom : std::uint8_t { kResults, kPrices };

// Filters of many parameters side by side, all of which learn every game: the one that has
// predicted the results so far best speaks. So no parameter is fitted on a result that was not
// known yet (Dawid, 1984: prequential analysis).
class FilterBank {
 public:
  FilterBank(Figure figure, LearnedFrom from, const Start& start);

  Prediction predict(std::size_t home, std::size_t away, bool turned) const;
  void turn_season();
  void learn(std::size_t home, std::size_t away, double value);

 private:
  std::vector<RatingFilter> filters_;
  std::size_t best_{};
};

}  // namespace chalkline::wizard
