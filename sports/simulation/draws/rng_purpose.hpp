#pragma once

#include <cstdint>

namespace chalkline::sports::simulated {

// The purposes of draws: keys that keep the draws of one purpose independent of all others. Part of
// the source's definition: changing a number changes every simulated game.
enum class RngPurpose : std::uint64_t {
  kSeats = 1,
  kStrength = 2,
  kPace = 3,
  kGame = 4,
  kPossession = 5,
  kScores = 6,
  kTick = 7,
  kPoints = 8,
  kOvertime = 9,
  kQuoteTime = 10,
  kMarginError = 11,
  kTotalError = 12,
  kNames = 13,
  kScorer = 14,
  kStatistic = 15,
  kForm = 16,
  kTie = 17,
  kRest = 18,
  kPropLine = 19,
  kPropFigure = 21,
  kDayMargin = 22,
  kDayTotal = 23,
  kPropMove = 24,
  kPropMargin = 25,
  kLiveMargin = 30,
  kLiveTotal = 31,
  kShot = 40,
  kShooter = 41,
  kAssist = 42,
  kShootout = 43,
  kPowerPlay = 44,
  kBatter = 45,
  kAtBat = 46,
  kError = 47,
  kWalkOff = 48,
  kApart = 49,
  kHomeRun = 50,
  kLeftOnBase = 51,
  kStarter = 52,
  kReliever = 53,
  kMinutes = 60,
  kPass = 61,
  kRun = 62,
  kTouchdown = 63,
  kMiss = 70,
  kMissedFreeThrow = 71,
  kRebound = 72,
  kReached = 73,
  kOutOnBases = 74,
  kStruckOut = 75,
};

}  // namespace chalkline::sports::simulated
