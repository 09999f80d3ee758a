#pragma once

#include <cstdint>

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

}  // namespace chalkline::insight
