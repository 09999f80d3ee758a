#pragma once

#include <string>
#include <variant>
#include <vector>

#include "sports/hub/player.hpp"
#include "sports/model/game.hpp"

// The players of a team, with their figures of the season so far. Averages are 0 as long as there
// is nothing to average.
namespace chalkline::sports::hub {

struct HockeyPlayer {
  Player player;
  std::string position;  // "G": a goalie has the second half of the fields
  int goals{};
  int assists{};
  int saves{};
  int shots_against{};
  int minutes{};

  double save_percentage() const {  // 0 to 1
    return shots_against == 0 ? 0 : static_cast<double>(saves) / shots_against;
  }
  double goals_against_average() const {  // in 60 minutes
    return minutes == 0 ? 0 : 60.0 * (shots_against - saves) / minutes;
  }
  friend bool operator==(const HockeyPlayer&, const HockeyPlayer&) = default;
};

struct BaseballPlayer {
  Player player;
  std::string position;  // "P": a pitcher has the second half of the fields
  int at_bats{};
  int hits{};
  int home_runs{};
  int outs{};  // pitched: three an inning
  int earned_runs{};
  int strikeouts{};

  double batting_average() const { return at_bats == 0 ? 0 : static_cast<double>(hits) / at_bats; }
  double earned_run_average() const {  // in nine innings
    return outs == 0 ? 0 : 27.0 * earned_runs / outs;
  }
  friend bool operator==(const BaseballPlayer&, const BaseballPlayer&) = default;
};

template <class PlayerOfSport>
struct Roster {
  Team team;
  std::vector<PlayerOfSport> players;
  friend bool operator==(const Roster&, const Roster&) = default;
};
using HockeyRoster = Roster<HockeyPlayer>;
using BaseballRoster = Roster<BaseballPlayer>;

// The rosters of one sport; the fields differ by sport.
using Rosters = std::variant<std::vector<HockeyRoster>, std::vector<BaseballRoster>>;

}  // namespace chalkline::sports::hub
