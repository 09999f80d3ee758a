#pragma once

#include <chrono>
#include <vector>

#include "ledger/engine/engine.hpp"
#include "ledger/state/state.hpp"

namespace chalkline::http {

// An anniversary begins at midnight; a minute later is soon enough.
inline constexpr std::chrono::minutes kBonusesEvery{1};

// Grants every member the bonuses that are due at `now`, also those of months in which nothing ran
// (RULES 29). The ledger decides each, so that asking too often grants nothing twice.
void grant_due_bonuses(const std::vector<ledger::AccountId>& members, const ledger::State& state,
                       ledger::Engine& engine, ledger::Timestamp now);

}  // namespace chalkline::http
