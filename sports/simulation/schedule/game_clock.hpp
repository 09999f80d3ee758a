#pragma once

#include <chrono>
#include <cstdint>

#include "ledger/values/ids.hpp"
#include "ledger/values/market.hpp"
#include "sports/model/live_game.hpp"

// The game clock of the live simulation (RULES, Numbers): every 3 seconds the clock drops by 12; a
// quarter is 12 minutes (60 ticks), and Halftime counts its 15 minutes down at the same rate (75
// ticks). A game is therefore 4 * 60 + 75 = 315 ticks, 15.75 minutes of real time, in every sport.
namespace chalkline::sports::simulated {

inline constexpr int kClockPerTickS = 12;
inline constexpr int kQuarterTicks = 12 * 60 / kClockPerTickS;
inline constexpr int kHalftimeTicks = 15 * 60 / kClockPerTickS;
inline constexpr int kPlayTicks = 4 * kQuarterTicks;
inline constexpr int kGameTicks = kPlayTicks + kHalftimeTicks;
inline constexpr auto kGameLength = kGameTicks * kLiveTick;
static_assert(kGameTicks == 315);

struct GameClock {
  Period period{};
  int clock_s{};     // what the game clock shows; 0 when final
  int play_ticks{};  // ticks of play so far, halftime not counted
  friend bool operator==(const GameClock&, const GameClock&) = default;
};

// The tick of the game that follows `play_ticks` ticks of play, and back.
constexpr int game_tick(int play_ticks) {
  return play_ticks <= 2 * kQuarterTicks ? play_ticks : play_ticks + kHalftimeTicks;
}
constexpr int play_tick(int tick) {
  return tick <= 2 * kQuarterTicks ? tick : tick - kHalftimeTicks;
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

}  // namespace chalkline::sports::simulated
