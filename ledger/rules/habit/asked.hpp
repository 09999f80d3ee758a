#pragma once

#include <optional>

#include "ledger/rules/game.hpp"
#include "ledger/rules/rejection.hpp"
#include "ledger/rules/rules.hpp"
#include "ledger/values/asked_side.hpp"

// Whether a side at its price can be asked about.
namespace chalkline::ledger {

// kLegsInvalid for a side or a line that the market does not have and for a player's market,
// kOddsOutOfRange.
std::optional<Rejection> refuse_side(const AskedSide& asked);

// `game` is null where the log does not know it. kUnknownGame, also of a class's own game, since
// what is asked here is asked of people and not of their purses; kGameForeseen, kQuoteExpired for a
// quote still to come, kBettingClosed.
std::optional<Rejection> refuse_quote(const GameState* game, const AskedSide& asked,
                                      const StepsBack& steps, Timestamp now, const Rules& rules);

}  // namespace chalkline::ledger
