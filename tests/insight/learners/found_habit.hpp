#pragma once

#include <array>
#include <span>
#include <string_view>

#include "base/names.hpp"
#include "insight/learners/betting_habit.hpp"
#include "insight/progress/bet.hpp"

namespace chalkline::insight {

constexpr Names names_of(BettingHabit /*habit*/) {
  static constexpr std::array<std::string_view, 6> kWords{
      "no clear habit", "chaser", "over-confident", "favourites", "calibrated", "disciplined"};
  return {kWords};
}

// The first that is true of `bets`, in the order of the names: of a chaser who also states chances
// the first matters more. `bets` as they were placed. Nobody is told a habit: it shows that the
// figures of a class find again what its learners do.
BettingHabit habit_of(std::span<const ProgressBet> bets);

}  // namespace chalkline::insight
