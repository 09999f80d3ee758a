#include "wizard/ratings/filter_bank.hpp"

#include <algorithm>
#include <array>

namespace chalkline::wizard {
namespace {

struct FilterGrid {
  std::array<double, 5> spreads;
  std::array<double, 3> drifts;
};

// From a league whose teams hardly differ to one in which the better team nearly always wins, from
// ratings that stand to those that are old after ten games, and from leagues that are drawn anew
// each season to those whose teams stay much the same.
constexpr FilterGrid kResults{{0.003, 0.01, 0.03, 0.1, 0.3}, {0.0003, 0.002, 0.006}};
// Prices vary so much less around the teams' ratings that these are large beside it.
constexpr FilterGrid kPrices{{0.1, 0.3, 1, 3, 10}, {0.003, 0.02, 0.1}};
constexpr std::array kKept{0.0, 0.4, 0.7};
// Degrees of Student's t-distribution: heavy tails (Lange, Little and Taylor, 1989, take 4 where
// nothing is known), and as good as the normal one.
constexpr std::array kDegrees{4.0, 1000.0};

}  // namespace

FilterBank::FilterBank(Figure figure, LearnedFrom from, const Start& start) {
  const auto& [spreads, drifts] = from == LearnedFrom::kResults ? kResults : kPrices;
  for (const auto spread : spreads) {
    for (const auto drift : drifts) {
      for (const auto kept : kKept) {
        for (const auto degrees : kDegrees)
          filters_.emplace_back(figure, FilterParameters{spread, drift, kept, degrees}, start);
      }
    }
  }
  best_ = filters_.size() / 2;  // the middle one, until there is a result
}

Prediction FilterBank::predict(std::size_t home, std::size_t away, bool turned) const {
  return filters_[best_].predict(home, away, turned);
}

void FilterBank::turn_season() {
  for (auto& filter : filters_) filter.turn_season();
}

void FilterBank::learn(std::size_t home, std::size_t away, double value) {
  for (auto& filter : filters_) filter.learn(home, away, value);
  const auto best = std::ranges::max_element(filters_, {}, &RatingFilter::log_evidence);
  best_ = static_cast<std::size_t>(best - filters_.begin());
}

}  // namespace chalkline::wizard
