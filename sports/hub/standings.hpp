#pragma once

#include <array>
#include <boost/describe/class.hpp>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/fields.hpp"
#include "base/names.hpp"
#include "sports/model/game.hpp"

// The table of a season, by division or conference.
namespace chalkline::sports::hub {

// A loss after a level third period is one of its own in hockey alone; a game can stay level in
// football alone.
enum class Outcome : std::uint8_t { kWin, kLoss, kOvertimeLoss, kTie };
inline constexpr std::array<std::string_view, 4> kOutcomes{"win", "loss", "overtimeLoss", "tie"};
constexpr Names names_of(Outcome /*outcome*/) { return {kOutcomes, 0}; }

struct Record {
  int wins{};
  int losses{};
  int overtime_losses{};
  int ties{};
  int games() const { return wins + losses + overtime_losses + ties; }
  // In hockey a win gives 2 points, and a loss in overtime 1.
  int points() const { return 2 * wins + overtime_losses; }
  // Of wins; a tie is half of one.
  double share() const { return games() == 0 ? 0 : (wins + ties / 2.0) / games(); }
  void add(Outcome outcome) {
    switch (outcome) {
      case Outcome::kWin:
        ++wins;
        break;
      case Outcome::kLoss:
        ++losses;
        break;
      case Outcome::kOvertimeLoss:
        ++overtime_losses;
        break;
      case Outcome::kTie:
        ++ties;
        break;
    }
  }
  static constexpr auto fields =
      std::tuple{field("wins", &Record::wins), field("losses", &Record::losses),
                 field("otLosses", &Record::overtime_losses), field("ties", &Record::ties)};
  friend bool operator==(const Record&, const Record&) = default;
};

// How many games in a row have ended alike; 0 before the first.
struct Streak {
  Outcome outcome{};
  int games{};
  friend bool operator==(const Streak&, const Streak&) = default;
};
BOOST_DESCRIBE_STRUCT(Streak, (), (outcome, games))

struct Standing {
  Team team;
  Record season{};
  Record last_ten{};
  Streak streak{};
  int scored{};  // with goals that decided shootouts
  int allowed{};
  friend bool operator==(const Standing&, const Standing&) = default;
};
BOOST_DESCRIBE_STRUCT(Standing, (), (team, season, last_ten, streak, scored, allowed))

// The teams that are ranked against each other.
struct StandingsGroup {
  std::string_view name;  // "Atlantic", "American League"
  // In hockey by points, then wins; else by share of wins. Then by scored less allowed, then name;
  // of a league as it ranks.
  std::vector<Standing> teams{};
};
BOOST_DESCRIBE_STRUCT(StandingsGroup, (), (name, teams))

}  // namespace chalkline::sports::hub
