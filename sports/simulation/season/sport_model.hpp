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

// A share of cases that are drawn one as likely as the other: so many of so many.
struct Ratio {
  int part{};
  int of{};
  constexpr double value() const { return static_cast<double>(part) / of; }
};

struct SportModel {
  // The score process, but for games by innings (inning_model.hpp). Possessions alternate; each is
  // one chance to score, worth `most` in this share of the scores and `least` in the others.
  bool by_innings{};
  int possession_ticks{};
  int least{};
  int most{};
  Ratio most_share{1, 2};
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

  // RULES 19: SPEC's five for basketball, for the others those that their box scores have. A sport
  // has had the same in every derivation.
  PropTypes prop_types{};

  // The points that a score may bring, each with its share.
  struct Worth {
    int points{};
    double share{};
  };
  constexpr std::array<Worth, 2> worths() const {
    return {{{least, 1 - most_share.value()}, {most, most_share.value()}}};
  }
  constexpr double points_of_score() const { return least + (most - least) * most_share.value(); }
};

const SportModel& model_of(ledger::Sport sport, Derivation derivation);

}  // namespace chalkline::sports::simulated
