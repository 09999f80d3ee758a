#pragma once

#include "http/identity/people.hpp"
#include "ledger/engine/engine.hpp"
#include "ledger/state/state.hpp"

namespace chalkline::http {

// accounts.db and the ledger each speak of the other's accounts. When one of them was lost, or put
// back from an older copy, ids would be given a second time: a stranger who registers would get
// the coins and bets of the person who had the id before. Throws std::runtime_error with one
// sentence that says which of the two is behind.
void require_accounts_match(People& people, const ledger::State& state);

// Opens again the accounts that the ledger has lost with its end, which somebody has accepted: of
// the newest people, back to the first whom it knows.
void reopen_lost_accounts(People& people, const ledger::State& state, ledger::Engine& engine);

}  // namespace chalkline::http
