#pragma once

#include "projections/models/history.hpp"
#include "wizard/answers/records.hpp"

// A person's own bets as the Wizard speaks of them.
namespace chalkline::http {

// Whether the question is about such a bet: its filter, sport and market.
bool is_asked_about(const projections::HistoryBet& bet, const wizard::Question& question);

// The figures of My Progress for the bets that the question is about. Bets of the time machine are
// left out, as they are there.
wizard::RecordFigures own_figures(const projections::AccountHistory& history,
                                  const wizard::Question& question);

}  // namespace chalkline::http
