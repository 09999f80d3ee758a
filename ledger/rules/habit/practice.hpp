#pragma once

#include <expected>
#include <span>

#include "ledger/rules/account.hpp"

// Looking for the margin, in markets and in parlays, without a bet.
namespace chalkline::ledger {

// refuse_own(), kNotInRules, refuse_side(), refuse_quote(), kNothingToDo for a market marked today,
// kMarksUsedUp.
std::expected<Events, Rejection> decide(const AccountState& account, const GameState* game,
                                        const StepsBack& steps, const MarkMarket& command,
                                        Timestamp now, const Rules& rules);

// `games` are those of the sides. refuse_own(), kNotInRules, kParlayLegsInvalid, kLegsOfOneGame,
// refuse_side() and refuse_quote() of each side, kGuessInvalid, kGuessesUsedUp.
std::expected<Events, Rejection> decide(const AccountState& account,
                                        std::span<const GameState* const> games,
                                        const StepsBack& steps, const GuessMargin& command,
                                        Timestamp now, const Rules& rules);

}  // namespace chalkline::ledger
