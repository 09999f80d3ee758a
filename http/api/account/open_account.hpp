#pragma once

#include <expected>

#include "http/api/shared/app_context.hpp"

namespace chalkline::http {

// Opens the ledger account of a person in state `opening`, and marks the person open. Also mends
// what a crash left between the two: an account that the ledger has already is fine. kBusy: nothing
// was done.
Task<ledger::Outcome> open_account(RequestContext& context, ledger::AccountId id);

// The same for everyone whom a crash left behind, before traffic starts.
void open_waiting_accounts(Accounts& accounts, ledger::Engine& engine);

}  // namespace chalkline::http
