#pragma once

#include <map>
#include <optional>
#include <string>

#include "wizard/ratings/figure_ratings.hpp"
#include "wizard/ratings/matchup.hpp"
#include "wizard/ratings/score_shape.hpp"

namespace chalkline::wizard {

// How a game may end, from the results before it.
struct GameForecast {
  Lattice margin;  // home - away
  Lattice total;
  double margin_deviation{};
  double total_deviation{};
  int games_known{};  // of this season, of the team of which fewer are known

  // The outcome of the first side of the market at that line; all three come from the same two
  // distributions, so that a spread of 0 is the moneyline. Not for a prop.
  Outcome of(ledger::Market market, ledger::HalfPoints line) const;
};

// The teams of one league, learned from its results and from the last prices before them, in the
// order in which the results became known.
class LeagueRatings {
 public:
  explicit LeagueRatings(ledger::Sport sport);

  GameForecast forecast(const Matchup& game) const;
  // `lines`: the last prices before the start, as far as there were any.
  void learn(const Matchup& game, ledger::Score score, const ledger::Lines& lines);
  int games() const { return games_; }

 private:
  struct Team {
    std::size_t number{};
    int games{};
  };
  Team team(const std::string& code) const;
  bool is_turned(const Matchup& game) const { return season_ && game.season > *season_; }

  std::map<std::string, Team> teams_;
  FigureRatings margin_;
  FigureRatings total_;
  ScoreShape margin_shape_{Figure::kMargin};
  ScoreShape total_shape_{Figure::kTotal};
  std::optional<std::int32_t> season_;
  int games_{};
};

}  // namespace chalkline::wizard
