#pragma once

#include <optional>

#include "ledger/engine/engine.hpp"

namespace chalkline::http {

// Closes the account in the ledger, which knows no person; closed already is fine. The position of
// what was written, 0 if nothing; absent when the engine's queue is full: nothing was done. Blocks:
// not on an io thread.
std::optional<ledger::Position> close_account(ledger::Engine& engine, ledger::AccountId account);

}  // namespace chalkline::http
