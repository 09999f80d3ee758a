#pragma once

#include <expected>
#include <span>

#include "ledger/rules/classes/classes.hpp"
#include "ledger/rules/step_back.hpp"

// Placing the bets of a slip, all or none (RULES 18).
namespace chalkline::ledger {

// Refuses what is wrong with the bet wherever and whenever it is placed: the checks from
// kLegsInvalid to kStatedChanceInvalid of the order below.
std::optional<Rejection> refuse_shape(const SlipBet& bet, const Rules& rules);

// A bet of a slip, as its BetPlaced records it.
struct BetOfSlip {
  AccountId account{};
  IdempotencyKey key{};     // of the slip in its first bet, zeros in the others
  RequestDigest request{};  // likewise
  std::uint8_t slip{1};     // bets from this one on
  const SlipBet& bet;
};

// A BetPlaced, then the XP for it, which a purse does not get. games[i] belongs to bet.picks[i];
// null when the log does not know it. Order of checks:
//   refusal(), those of refuse_purse(), kLegsInvalid, kParlayLegsInvalid, kPicksConflict or
//   kLegsOfOneGame, kConditionNotOffered, kConditionContradicts, kStakeOutOfRange, kOddsOutOfRange,
//   kStatedChanceInvalid; then for each pick kUnknownGame, also of another class's own game,
//   kConditionNotOffered (of baseball),
//   kGameForeseen, kQuoteExpired for a quote from the future, kBettingClosed or for a live pick
//   kGameNotLive, kQuoteExpired; then those of refuse_terms(), those of
//   refuse_bet() by the limits of the person, kDebtOutstanding, kInsufficientBalance.
std::expected<Events, Rejection> decide(const Bettor& bettor,
                                        std::span<const GameState* const> games,
                                        const BetOfSlip& command, Timestamp now,
                                        const StepsBack& steps, const Rules& rules);

// refusal(), kSlipInvalid, kQuoteExpired after `decide_by`, then those of the first bet that is
// refused, each decided on the state that the bets before it leave: limits, XP and coins count for
// the slip as a whole. games[i] belongs to the i-th pick of the slip; `next` is the position that
// the first event will have.
std::expected<Events, Rejection> decide(const Bettor& bettor,
                                        std::span<const GameState* const> games,
                                        const PlaceSlip& command, Position next, Timestamp now,
                                        const StepsBack& steps, const Rules& rules);

}  // namespace chalkline::ledger
