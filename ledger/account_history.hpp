#pragma once

#include <functional>
#include <vector>

#include "ledger/commands.hpp"

namespace chalkline::ledger {

class Log;

// Visits the records of the account's stream from the newest to the oldest, until `visit` returns
// false. An account that does not exist has none.
void walk_history(const Log& log, AccountId account,
                  const std::function<bool(const Record&)>& visit);

// The account's open bets as of now: what CloseAccount wants.
std::vector<SettleBets::Placed> open_bets(const Log& log, AccountId account);

}  // namespace chalkline::ledger
