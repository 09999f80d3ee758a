#pragma once

#include <set>
#include <utility>

#include "projections/models/history.hpp"
#include "wizard/answers/records.hpp"

// A person's own bets as the Wizard speaks of them.
namespace chalkline::http {

// The games of the teams that a question names, with the side that each of them played on.
using TeamGames = std::set<std::pair<ledger::GameId, ledger::Side>>;

// Whether the question is about such a bet, by its filter and its teams.
bool is_asked_about(const projections::HistoryBet& bet, const wizard::Question& question,
                    const TeamGames& games);

// The figures of My Progress for the bets that the question is about, cut as they are there: by
// sport, market and the time of placing. Bets of the time machine are left out, as they are there.
wizard::RecordFigures own_figures(const projections::AccountHistory& history,
                                  const wizard::Question& question, const TeamGames& games);

}  // namespace chalkline::http
