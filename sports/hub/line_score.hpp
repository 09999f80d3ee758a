#pragma once

#include <optional>
#include <vector>

#include "base/fields.hpp"
#include "sports/hub/schedule.hpp"

// A game's score by its parts.
namespace chalkline::sports::hub {

// The score of an inning, a quarter or a period. What decides a level game is the part after the
// last one; in hockey 4 is overtime, however long, and 5 the shootout, of which the winner has 1.
struct PartScore {
  int part{};                 // from 1
  std::optional<int> home{};  // absent of an inning in which the home team has not batted
  int away{};
  static constexpr auto fields =
      std::tuple{field("part", &PartScore::part), field("home", &PartScore::home),
                 field("away", &PartScore::away)};
  friend bool operator==(const PartScore&, const PartScore&) = default;
};

struct LineScore {
  ScheduledGame game;
  ledger::Score score;
  std::vector<PartScore> parts;  // those that have begun, ascending
  friend bool operator==(const LineScore&, const LineScore&) = default;
};

}  // namespace chalkline::sports::hub
