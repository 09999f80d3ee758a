#pragma once

#include <chrono>
#include <cstdint>
#include <vector>

#include "sports/model/game.hpp"
#include "sports/simulation/schedule/game_clock.hpp"

// The times of games. Each sport has one game every half hour around the clock, all year; the four
// sports take turns, so that somewhere a game starts every seven and a half minutes. A game is over
// long before the next one of its sport starts, so no team can ever play two at once.
namespace chalkline::sports::simulated {

inline constexpr auto kBetweenStarts = std::chrono::minutes{30};
inline constexpr auto kStagger = std::chrono::seconds{450};
static_assert(4 * kStagger == kBetweenStarts && kGameLength < kBetweenStarts);

// How long before its start a game is listed: 24 upcoming games a sport, a board that fills a
// screen and can be read through.
inline constexpr auto kHorizon = std::chrono::hours{12};

// The games of a UTC date's first hour are listed before the date before it begins: the daily line
// of that one is asked of them, and so stays open until midnight (RULES, the daily loop). Two a
// sport leave the line a choice of chances.
inline constexpr auto kEarlyHorizon = std::chrono::hours{25};
inline constexpr auto kEarlyUntil = std::chrono::hours{1};

// A game's place in its sport's calendar; `number` counts from the epoch.
struct Slot {
  ledger::Sport sport{};
  std::int64_t number{};
  friend bool operator==(const Slot&, const Slot&) = default;
};

ledger::Timestamp starts_at(Slot slot);

// When the game is listed at its opening line, which stands until kHorizon before the start.
ledger::Timestamp listed_at(Slot slot);

// The first slot of the sport that starts after `time`.
Slot first_after(ledger::Sport sport, ledger::Timestamp time);
// The one that starts at `start`.
Slot slot_at(ledger::Sport sport, ledger::Timestamp start);

// The sport's slots that start on a day of the league's calendar (RULES 39): about 48.
std::vector<Slot> slots_on(ledger::Sport sport, std::chrono::year_month_day date);

GameStatus status_at(Slot slot, ledger::Timestamp now);

}  // namespace chalkline::sports::simulated
