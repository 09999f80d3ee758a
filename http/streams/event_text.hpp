#pragma once

#include <string>
#include <vector>

#include "ledger/log/log.hpp"
#include "ledger/rules/account.hpp"
#include "sports/book/odds_board.hpp"

// The text of an event stream: "id:", "event:" and "data:" lines, an empty line after each event.
namespace chalkline::http {

// The effect of the records, oldest first, on an account that is now as in `state`. Each event has
// the position of its record as id, those that sum up (`balance`, `level`) that of the last.
//   bet      {"betId","status","payout"}       placed, settled, or open again
//   badge    {"id","name"}
//   balance  {"balance"}
//   level    {"level","xp","xpToNextLevel"}
std::string account_events(const std::vector<ledger::Record>& records,
                           const ledger::AccountState& state);

// Too much has happened: everything has to be read afresh. `at` is what is known then.
//   reset    {}
std::string reset_event(ledger::Position at);

// The games of `now` that `before` has not, or with another quote, and those that are gone from it.
// Empty when nothing has changed. Without an id: a client that comes back reads the board anyway.
//   lines    {"games":[Game],"gone":[id]}
std::string line_events(const sports::OddsBoard& before, const sports::OddsBoard& now);

}  // namespace chalkline::http
