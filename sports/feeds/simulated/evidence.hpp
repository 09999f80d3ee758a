#pragma once

#include "ledger/audit/game_evidence.hpp"

namespace chalkline::sports::simulated {

// A ledger::OpenEvidence for the games of the simulated source.
std::unique_ptr<const ledger::GameEvidence> open_evidence(const ledger::GameScheduled& game,
                                                          std::string_view reveal);

}  // namespace chalkline::sports::simulated
