#pragma once

#include <expected>

#include "ledger/rules/account.hpp"

// RULES 36: the Wizard's advice as the ledger records it.
namespace chalkline::ledger {

// The command that the event stands for: all of it but what was decided.
GiveAdvice request_of(const AdviceGiven& advice);

// refuse_own(), kLegsInvalid for a side or a line that the market does not have and for a player's
// market, kOddsOutOfRange, kAdviceInvalid for figures out of their bounds, kUnknownGame,
// kGameForeseen, kQuoteExpired for a quote still to come, kBettingClosed. Whether the price is the
// game's the audit finds out once the game is revealed: the ledger knows no price before the line
// closes.
std::expected<Events, Rejection> decide(const AccountState& account, const GameState* game,
                                        const GiveAdvice& command, Timestamp now,
                                        const StepsBack& steps, const Rules& rules);

}  // namespace chalkline::ledger
