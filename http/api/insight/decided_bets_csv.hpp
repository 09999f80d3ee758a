#pragma once

#include <optional>
#include <string>

#include "http/api/shared/learner/chosen_bets.hpp"
#include "http/api/shared/ledger_reads/ledger_stamp.hpp"

namespace chalkline::http {

// The bets that were won or lost as a file, by their settlements; the cut stands in its head, so
// that nobody takes a part for the whole, beside the root of the ledger there, by which the file
// can be held to it; `stamp` is absent within a batch. Odds and chances are of the legs that
// counted, as in the profit's parts. Cells are numbers, times and this program's own words.
std::string decided_bets_csv(const ChosenBets& chosen, const Cut& cut,
                             const std::optional<wire::LedgerStamp>& stamp);

}  // namespace chalkline::http
