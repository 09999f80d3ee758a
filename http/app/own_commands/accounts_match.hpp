#pragma once

#include "http/identity/people/people.hpp"
#include "ledger/engine/engine.hpp"
#include "ledger/state/state.hpp"

namespace chalkline::http {

// accounts.db and the ledger have to know the same accounts. If one of them was lost, or restored
// from an older copy, ids would be given a second time: a new player would get the coins and bets
// of the person who had the id before. Throws std::runtime_error with one sentence that says which
// of the two is behind.
void require_accounts_match(People& people, const ledger::State& state);

// Reopens the accounts that the ledger has lost with its end, after an operator has accepted that
// end: those of people in accounts.db that the ledger does not have.
void reopen_lost_accounts(People& people, const ledger::State& state, ledger::Engine& engine);

// Opens the ledger accounts of people whom a crash left without one.
void open_waiting_accounts(People& people, ledger::Engine& engine);

}  // namespace chalkline::http
