#pragma once

#include "http/api/audit/audit_json.hpp"
#include "http/api/shared/ledger_reads/adopted_rules.hpp"
#include "http/api/shared/ledger_reads/bet_records.hpp"

namespace chalkline::http {

// All that the ledger has of a bet: its quote, the close and the result of its games, its
// settlements, the arithmetic, and where each of that stands. Games as they are now. Throws
// LogFailure at a record that cannot be read.
wire::BetDossier bet_dossier(const ledger::Log& log, const ledger::State& state,
                             AdoptedRules& rules, const ReceiptBet& bet);

}  // namespace chalkline::http
