#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

#include "ledger/values/ids.hpp"
#include "ledger/values/market.hpp"
#include "sports/model/live_game.hpp"

// The game clock of the live simulation (RULES, Numbers): every 3 seconds the clock drops by 12; a
// quarter is 12 minutes (60 ticks), and Halftime counts its 15 minutes down at the same rate (75
// ticks). A game is therefore 4 * 60 + 75 = 315 ticks, 15.75 minutes of real time, in every sport.
// Hockey with lineups fits its periods and an overtime into the same ticks.
namespace chalkline::sports::simulated {

inline constexpr int kClockPerTickS = 12;
inline constexpr int kQuarterTicks = 12 * 60 / kClockPerTickS;
inline constexpr int kHalftimeTicks = 15 * 60 / kClockPerTickS;
inline constexpr int kPlayTicks = 4 * kQuarterTicks;
inline constexpr int kGameTicks = kPlayTicks + kHalftimeTicks;
inline constexpr auto kGameLength = kGameTicks * kLiveTick;
static_assert(kGameTicks == 315);

// By the timetable of periods a tick of play takes 15 seconds off 20 minutes, one of an
// intermission half a minute, and one of overtime a minute off five.
inline constexpr int kPeriods = 3;
inline constexpr int kPeriodTicks = kPlayTicks / kPeriods;
inline constexpr int kPeriodClockPerTickS = 20 * 60 / kPeriodTicks;
inline constexpr int kIntermissionTicks = 35;
inline constexpr int kIntermissionClockPerTickS = 30;
inline constexpr int kOvertimeTicks = 5;
inline constexpr int kOvertimeClockPerTickS = 60;
static_assert(kPlayTicks % kPeriods == 0 && 20 * 60 % kPeriodTicks == 0);

// The tick at which regular time is over.
constexpr int regulation_ticks(Timetable timetable) {
  return timetable == Timetable::kHalves ? kGameTicks : kGameTicks - kOvertimeTicks;
}
static_assert(kPlayTicks + (kPeriods - 1) * kIntermissionTicks ==
              regulation_ticks(Timetable::kPeriods));

struct GameClock {
  Period period{};
  int clock_s{};     // what the game clock shows; 0 when final
  int play_ticks{};  // ticks of play so far, halftime not counted
  friend bool operator==(const GameClock&, const GameClock&) = default;
};

// The tick of the game that follows `play_ticks` ticks of play, and back.
constexpr int game_tick(int play_ticks, Timetable timetable = Timetable::kHalves) {
  if (timetable == Timetable::kHalves)
    return play_ticks <= 2 * kQuarterTicks ? play_ticks : play_ticks + kHalftimeTicks;
  const auto pauses = std::clamp((play_ticks - 1) / kPeriodTicks, 0, kPeriods - 1);
  return play_ticks + pauses * kIntermissionTicks;
}
constexpr int play_tick(int tick, Timetable timetable = Timetable::kHalves) {
  if (timetable == Timetable::kHalves)
    return tick <= 2 * kQuarterTicks ? tick : tick - kHalftimeTicks;
  constexpr auto kBoth = kPeriodTicks + kIntermissionTicks;
  const auto over = std::min(tick / kBoth, kPeriods - 1);
  const auto within = std::min(tick - over * kBoth, kPeriodTicks);
  return over * kPeriodTicks + within;
}

// After `tick` ticks (0 is the start, kGameTicks and later the end). Where one period ends and the
// next begins, it shows the beginning.
constexpr GameClock game_clock(int tick) {
  constexpr auto kHalf = 2 * kQuarterTicks;
  const auto quarter = [](int play) {
    return GameClock{{PeriodKind::kPlay, 1 + play / kQuarterTicks},
                     (kQuarterTicks - play % kQuarterTicks) * kClockPerTickS,
                     play};
  };
  if (tick < kHalf) return quarter(tick);
  if (tick < kHalf + kHalftimeTicks) {
    return {kHalftime, (kHalf + kHalftimeTicks - tick) * kClockPerTickS, kHalf};
  }
  const auto play = tick - kHalftimeTicks;
  return play < kPlayTicks ? quarter(play) : GameClock{kFinalPeriod, 0, kPlayTicks};
}

// The same by the timetable of periods; regular time is followed by overtime, whether or not one is
// played.
constexpr GameClock period_clock(int tick) {
  constexpr auto kEnd = regulation_ticks(Timetable::kPeriods);
  if (tick >= kGameTicks) return {kFinalPeriod, 0, kPlayTicks};
  const auto play = play_tick(tick, Timetable::kPeriods);
  if (tick >= kEnd) {
    return {{PeriodKind::kOvertime, 1}, (kGameTicks - tick) * kOvertimeClockPerTickS, play};
  }
  constexpr auto kBoth = kPeriodTicks + kIntermissionTicks;
  const auto period = 1 + tick / kBoth;
  const auto within = tick % kBoth;
  if (within < kPeriodTicks)
    return {{PeriodKind::kPlay, period}, (kPeriodTicks - within) * kPeriodClockPerTickS, play};
  return {{PeriodKind::kBreak, period}, (kBoth - within) * kIntermissionClockPerTickS, play};
}

}  // namespace chalkline::sports::simulated
