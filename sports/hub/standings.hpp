#pragma once

#include <vector>

#include "sports/model/game.hpp"
#include "sports/model/hockey_teams.hpp"

// The table of a hockey season. A win gives 2 points, and a loss after a level third period 1.
namespace chalkline::sports::hub {

enum class Outcome : std::uint8_t { kWin, kLoss, kOvertimeLoss };

struct Record {
  int wins{};
  int losses{};
  int overtime_losses{};
  int games() const { return wins + losses + overtime_losses; }
  int points() const { return 2 * wins + overtime_losses; }
  void add(Outcome outcome) {
    ++(outcome == Outcome::kWin ? wins : outcome == Outcome::kLoss ? losses : overtime_losses);
  }
  friend bool operator==(const Record&, const Record&) = default;
};

// How many games in a row have ended alike; 0 before the first.
struct Streak {
  Outcome outcome{};
  int games{};
  friend bool operator==(const Streak&, const Streak&) = default;
};

struct Standing {
  Team team;
  Record season;
  Record last_ten;
  Streak streak;
  int goals_for{};  // with those that decided shootouts
  int goals_against{};
  friend bool operator==(const Standing&, const Standing&) = default;
};

struct DivisionStandings {
  Division division{};
  // By points, then wins, then goals for less goals against, then name; of a league as it ranks.
  std::vector<Standing> teams{};
};

}  // namespace chalkline::sports::hub
