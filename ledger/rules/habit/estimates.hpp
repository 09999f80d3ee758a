#pragma once

#include <expected>

#include "ledger/rules/account.hpp"
#include "ledger/rules/ledger_state.hpp"

// Chances that are given without a bet, and the daily line.
namespace chalkline::ledger {

// The command that the event stands for: all of it but what was decided.
GiveEstimate request_of(const EstimateGiven& given);

// refuse_own(), kNotInRules, kLegsInvalid for a side or a line that the market does not have and
// for a player's market, kOddsOutOfRange, kStatedChanceInvalid, kDateInvalid, kUnknownGame,
// kResultKnown for a replayed game, kGameForeseen, kQuoteExpired for a quote still to come,
// kBettingClosed, kEstimateTooEarly, kEstimateStands, kEstimatesUsedUp. The day's first earns XP.
std::expected<Events, Rejection> decide(const AccountState& account, const GameState* game,
                                        const LedgerState& ledger, const GiveEstimate& command,
                                        Timestamp now, const Rules& rules);

// kNotInRules, kNothingToDo where the date has one, kDailyLineInvalid for another than the date
// asks for, then as for an estimate. That no other candidate came before it the ledger cannot say:
// it knows no prices of games that nobody bets on.
std::expected<Event, Rejection> decide(const LedgerState& ledger, const GameState* game,
                                       const SetDailyLine& command, Timestamp now,
                                       const Rules& rules);

}  // namespace chalkline::ledger
