#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace chalkline::wizard {

// A normal distribution of a game's margin or total.
struct Prediction {
  double mean{};
  double deviation{};
};

// How teams are taken to differ and to change; variances in units of one game's.
struct FilterParameters {
  double spread{};  // variance of the ratings over a league
  double drift{};   // by which a rating's variance grows with each game of the team
  double kept{};    // part of a rating that outlives the turn of a season
  // Degrees of freedom of the surprises: the fewer, the less a large one counts.
  double degrees{};
};

// A figure's likely value before any game is known.
struct Start {
  double level{};      // the home team's margin, or the total, of two average teams
  double deviation{};  // of one game around its expectation
};
// That the deviation counts as much as: few, since nobody has measured it.
inline constexpr double kGamesOfStart = 2;

// The margin of a game is the home edge + home's rating - away's; the total is a level + both
// paces.
enum class Figure : std::uint8_t { kMargin, kTotal };

// Learns a rating for each team from one figure of each game. A dynamic linear model with a
// discount on nothing but outliers: ratings are normal variables that drift, and each result moves
// both teams by as much as it is surprising and as their ratings are uncertain (Glickman and Stern,
// 1998, for football margins; West and Harrison, 1997, section 4.5, for the game's own variance,
// which is learned with them). Ratings are taken as independent of each other. A surprise of many
// deviations counts less, as with Student's t-distribution (West, 1981): teams that are far ahead
// rest players.
class RatingFilter {
 public:
  RatingFilter(Figure figure, const FilterParameters& parameters, const Start& start);

  // Teams are numbered from 0. `turned`: the game is of a season after the last one learned.
  Prediction predict(std::size_t home, std::size_t away, bool turned) const;

  void turn_season();
  void learn(std::size_t home, std::size_t away, double value);

  // The logarithm of how likely all results were, each as predicted from those before it: what
  // filters of other parameters are compared by.
  double log_evidence() const { return log_evidence_; }

 private:
  struct Rating {
    double mean{};
    double variance{};
  };
  Rating rating(std::size_t team) const;
  Rating turned(const Rating& rating) const;
  Rating& known(std::size_t team);
  double sign() const { return figure_ == Figure::kMargin ? -1 : 1; }

  Figure figure_;
  FilterParameters parameters_;
  std::vector<Rating> ratings_;
  Rating level_;
  double game_variance_;
  double games_;
  double log_evidence_{};
};

}  // namespace chalkline::wizard
