#pragma once

#include <functional>
#include <vector>

#include "ledger/account.hpp"

namespace chalkline::ledger {

class Log;

// What is kept of the account beside the log, as of the last durable record; exists() is false for
// one that the log does not know. Any thread.
AccountState load_account(const Log& log, AccountId id);

// Visits the records of the account's stream from the newest to the oldest, until `visit` returns
// false. An account that does not exist has none.
void walk_history(const Log& log, AccountId account,
                  const std::function<bool(const Record&)>& visit);
// The same from the record at `position` on, which is one of the account's stream; 0: none.
void walk_history_from(const Log& log, Position position,
                       const std::function<bool(const Record&)>& visit);

// The account's open bets as of now, for CloseAccount.
std::vector<SettleBets::Placed> open_bets(const Log& log, AccountId account);

}  // namespace chalkline::ledger
