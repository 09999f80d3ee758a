#pragma once

#include <span>
#include <vector>

#include "http/api/shared/learner/chosen_bets.hpp"
#include "http/api/shared/learner/cut.hpp"
#include "http/json/progress_json.hpp"
#include "projections/models/estimates.hpp"
#include "projections/models/rows.hpp"

// How a learner thinks, to themselves and to those whom they share it with: one code.
namespace chalkline::http {

// All but the names of bets, which put_names() fills in.
wire::InsightProgress shown_progress_of(const ChosenBets& chosen, const Cut& cut);

// The bets that the stakes name.
std::vector<ledger::BetId> bets_named_in(const wire::InsightStaking& staking);
// Says which bets the stakes are of; `rows` is ascending.
void put_names(wire::InsightStaking& staking, std::span<const projections::BetRow> rows);

// The chances among them that were given before the market's was shown. `cut` is one of estimates.
wire::InsightUnseen unseen_of(const projections::EstimateHistory& history, const Cut& cut);

}  // namespace chalkline::http
