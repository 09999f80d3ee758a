#pragma once

#include <array>
#include <string_view>

#include "ledger/values/market.hpp"
#include "sports/model/live_game.hpp"
#include "sports/simulation/draws/derivation.hpp"
#include "sports/simulation/season/player_names.hpp"

// The numbers that make a simulated sport look like the real one. Scores are points, runs or goals.
namespace chalkline::sports::simulated {

// The figure that a player of a team is followed by. It is drawn around his mean, or where each
// play has its players (basketball's points, skaters' shots, hits), the means are their shares.
struct Role {
  std::string_view stat;
  double mean{};
  int trials{};  // above 0: the figure counts successes of that many trials; else it is normal
};
using Roster = std::array<Role, kFiguresMost>;

// The figures of a sport that are bet on. Their order is that of a player's markets.
inline constexpr std::size_t kPropTypes = 5;
using PropTypes = std::array<ledger::PropType, kPropTypes>;

// The factor on his role's mean that a player keeps for a season.
struct Form {
  double deviation{0.12};
  double least{0.7};
  double most{1.3};
};

struct SportModel {
  // The score process, but for games by innings (inning_model.hpp). Possessions alternate; each is
  // one chance to score, worth `least` or `most` with equal probability (RULES, Numbers: a score
  // adds 2 or 3).
  bool by_innings{};
  int possession_ticks{};
  int least{};
  int most{};
  double stands{};  // chance that a level score stands; otherwise one more score decides
  // The possessions of each side in an extra time that comes before that one score. 0: none does.
  int extra_possessions{};
  Timetable timetable{};

  // The expected sum of both scores in regulation, and the home team's edge.
  double total{};
  double home_edge{};
  // Deviation over the league of a team's strength (in margin) and of its pace (in total).
  double strength{};
  double pace{};

  // Deviation of the opening line's error. The closing line has none: the market ends up right.
  double margin_error{};
  double total_error{};

  // Favourites give a fixed run line or puck line of 1.5 instead of a spread that halves the
  // market.
  bool fixed_spread{};

  std::size_t players{};  // of the roster, who have figures
  Roster roster{};
  Form form{};

  // RULES 19: SPEC's five for basketball, for the others those that their box scores have.
  PropTypes prop_types{};
};

const SportModel& model_of(ledger::Sport sport, Derivation derivation);

// The model of games that are drawn by possessions: all but baseball's of today.
inline const SportModel& possession_model(ledger::Sport sport) {
  return model_of(sport, Derivation::kAllFigures);
}

}  // namespace chalkline::sports::simulated
