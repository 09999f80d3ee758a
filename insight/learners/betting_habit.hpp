#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "insight/progress/bet.hpp"
#include "ledger/values/enum_names.hpp"

namespace chalkline::insight {

// A way of betting, as far as a person's bets show it.
enum class BettingHabit : std::uint8_t {
  kNone = 1,
  kChaser = 2,         // losses change the play (progress/chasing.hpp)
  kOverConfident = 3,  // states chances that are too high
  kFavourites = 4,     // picks what the market takes for likely
  kCalibrated = 5,     // states chances that come true as often, and little worse than the market's
  kDisciplined = 6     // small stakes throughout
};
constexpr Names names_of(BettingHabit /*habit*/) {
  static constexpr std::array<std::string_view, 6> kWords{
      "no clear habit", "chaser", "over-confident", "favourites", "calibrated", "disciplined"};
  return {kWords};
}

// The first that is true of `bets`, in the order of the names: of a chaser who also states chances
// the first matters more. `bets` as they were placed.
BettingHabit habit_of(std::span<const ProgressBet> bets);

}  // namespace chalkline::insight
