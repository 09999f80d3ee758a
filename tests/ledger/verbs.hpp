#pragma once

#include <chrono>
#include <string>

#include "ledger/commands.hpp"
#include "ledger/game.hpp"

// The words in which the ledger's tests are written.
namespace chalkline::ledger::test {

using namespace std::chrono_literals;

// The day on which the tests take place.
inline constexpr Timestamp kNoon = std::chrono::sys_days{std::chrono::year{2026} / 11 / 21} + 12h;

inline constexpr AccountId kAlice{1000};
inline constexpr AccountId kBob{1001};
inline constexpr AccountId kStranger{4242};  // nobody ever opens this account

inline constexpr GameId kBears{0x0123'4567'89ab'cdef};
inline constexpr GameId kLakers{0x0fed'cba9'8765'4321};
inline constexpr GameId kNowhere{0xdead'dead'dead'dead};  // nobody ever schedules this game

inline constexpr auto kTipOff = kNoon + 2h;

// A game of the given number, at 14:00 unless said.
inline GameScheduled scheduled(GameId game, Timestamp starts_at = kTipOff) {
  return {game,
          Sport::kNfl,
          Source::kSimulated,
          "nfl-" + to_string(game),
          starts_at,
          "Chicago Bears",
          "CHI",
          "Green Bay Packers",
          "GB"};
}

inline Pick moneyline(GameId game, Side side, AmericanOdds odds = -110, AmericanOdds other = -110) {
  return {game, Market::kMoneyline, side, 0, odds, other, kNoon - 1min};
}
// What most bets of these tests are on.
inline const Pick kPick = moneyline(kBears, Side::kHome, 150, -170);
// `line` in half points, of the picked side.
inline Pick spread(GameId game, Side side, HalfPoints line, AmericanOdds odds = -110) {
  return {game, Market::kSpread, side, line, odds, -110, kNoon - 1min};
}
inline Pick total(GameId game, Side side, HalfPoints line, AmericanOdds odds = -110) {
  return {game, Market::kTotal, side, line, odds, -110, kNoon - 1min};
}

inline PlaceSlip bet(AccountId account, Coins stake, Pick pick, IdempotencyKey key = {}) {
  return {account, key, {SlipBet{stake, {std::move(pick)}}}};
}

// Keys that differ where the numbers do.
constexpr IdempotencyKey key(std::uint64_t number) {
  IdempotencyKey bytes{0xcc};
  for (std::size_t i = 0; i < sizeof number; ++i)
    bytes.at(8 + i) = static_cast<std::uint8_t>(number >> (8 * i));
  return bytes;
}

// The leg that `pick` becomes when the bet before it on the game is at `previous`.
inline Leg leg(const Pick& pick, Position previous = 0) {
  return {pick.game,       pick.market,    pick.side, pick.line, pick.odds,
          pick.other_odds, pick.quoted_at, previous,  pick.prop, pick.live};
}

}  // namespace chalkline::ledger::test
