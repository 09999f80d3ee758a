#pragma once

#include <boost/describe/class.hpp>
#include <optional>
#include <vector>

#include "sports/hub/schedule.hpp"

// A game's score by its parts.
namespace chalkline::sports::hub {

// The score of an inning, a quarter or a period. The part after the last one decides a level game;
// in hockey 4 is overtime, however long, and 5 the shootout, of which the winner has 1.
struct PartScore {
  int part{};                 // from 1
  std::optional<int> home{};  // absent of an inning in which the home team has not batted
  int away{};
  friend bool operator==(const PartScore&, const PartScore&) = default;
};
BOOST_DESCRIBE_STRUCT(PartScore, (), (part, home, away))

struct LineScore {
  ScheduledGame game;
  ledger::Score score;
  std::vector<PartScore> parts;  // those that have begun, ascending
  friend bool operator==(const LineScore&, const LineScore&) = default;
};

}  // namespace chalkline::sports::hub
