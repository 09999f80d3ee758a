#pragma once

#include "projections/reader.hpp"
#include "wizard/answers/own_bets.hpp"

namespace chalkline::http {

// The bets of an account that a question is about, open and settled ones, as My Bets has them.
wizard::PlacedBets placed_bets_of(projections::Reader& reader, ledger::AccountId account,
                                  const wizard::Question& question);

}  // namespace chalkline::http
