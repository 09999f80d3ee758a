#pragma once

#include <functional>
#include <optional>

#include "ledger/rules/account.hpp"

namespace chalkline::ledger {

class Log;
class State;

// The account's state as of the last durable record; exists() is false for one that the log does
// not know. Any thread.
AccountState load_account(const State& state, AccountId id);

// The class whose own games are there for the account: that of a purse until its member leaves.
std::optional<ClassId> class_of_purse(const State& state, std::optional<AccountId> account);

// Visits the records of the account's stream from the newest to the oldest, until `visit` returns
// false. An account that does not exist has none.
void walk_history(const Log& log, const State& state, AccountId account,
                  const std::function<bool(const Record&)>& visit);
// The same of any stream, from its record at `position` on; 0: none.
void walk_history_from(const Log& log, Position position,
                       const std::function<bool(const Record&)>& visit);

// Visits the open bets that the account has as of now, the newest first, until `visit` returns
// false.
void walk_open_bets(const Log& log, const State& state, AccountId account,
                    const std::function<bool(SettleBets::Placed)>& visit);

}  // namespace chalkline::ledger
