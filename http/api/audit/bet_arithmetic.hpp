#pragma once

#include <span>
#include <vector>

#include "http/api/audit/audit_json.hpp"
#include "ledger/rules/game.hpp"

namespace chalkline::http {

// How stake and odds make what a bet returns, a line each, and how each division is rounded
// (RULES 10, 20, 21). Games that have ended add what became of the legs and what the ledger's
// own settlement returns. games[i] is that of bet.legs[i].
std::vector<wire::DossierLine> bet_arithmetic(const ledger::BetPlaced& bet,
                                              std::span<const ledger::GameState* const> games);

}  // namespace chalkline::http
