#pragma once

#include <optional>
#include <span>

#include "ledger/rules/game.hpp"

// Settles bets by the ends of their games. games[i] is always that of bet.legs[i].
namespace chalkline::ledger {

// How a bet was last settled; kept beside the log under the bet's id. Position 0: its settlement
// was taken back and it is open again, which differs from a bet that never was settled in that its
// prices have been counted.
struct Settlement {
  Position position{};  // of the BetSettled
  BetOutcome outcome{BetOutcome::kVoid};
  Coins credit{};
  static constexpr auto fields =
      std::tuple{field("position", &Settlement::position), field("outcome", &Settlement::outcome),
                 field("credit", &Settlement::credit)};
  friend bool operator==(const Settlement&, const Settlement&) = default;
};

constexpr bool is_settled(const Settlement* settlement) {
  return settlement != nullptr && settlement->position != 0;
}

struct BetResult {
  BetOutcome outcome{};
  Coins credit{};
  friend bool operator==(const BetResult&, const BetResult&) = default;
};

// Nothing while the bet is open.
// - A single: as its leg (game.hpp).
// - A parlay (RULES 21): lost at its first lost leg, open until then while a game has not ended.
//   Pushed and void legs count x1.0; without a won leg the stake returns: void if all legs are,
//   push otherwise.
// - A conditional (RULES 20): void on a push or void in either part, won if condition and pick came
//   true, lost otherwise.
std::optional<BetResult> result_of(const BetPlaced& bet, std::span<const GameState* const> games);

BetKind kind_of(const BetPlaced& bet);
// The kind of a single on the market.
BetKind kind_of(Market market);

// The price of the whole bet: the leg's, a parlay's product, or with the boost of its condition.
AmericanOdds odds_of(const BetPlaced& bet);

// The credit on top of the stake if every leg wins and the condition comes true.
Coins profit_of(const BetPlaced& bet);

// The events of the end of `game` for a bet with a leg on it: nothing when `settled` says so
// already or the bet waits for another game; one BetSettled; or, after a correction, a
// SettlementReversed and, unless the bet is open again, a new BetSettled.
Events settle(BetId id, const BetPlaced& bet, const Settlement* settled, GameId game,
              std::span<const GameState* const> games);

// The bet before this one on the game, 0 if none. Requires a leg on it.
Position previous_on(const BetPlaced& bet, GameId game);

// The settlement of an open bet of an account that closes: void, the stake returns.
BetSettled voided(BetId id, const BetPlaced& bet);

}  // namespace chalkline::ledger
