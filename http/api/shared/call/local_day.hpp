#pragma once

#include <string>

#include "http/api/shared/call/request_context.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/rules/account.hpp"
#include "ledger/values/date.hpp"

namespace chalkline::http {

// The day that it is where the asker is, as events have it: by their zone, and never earlier than
// the last one. `account` is the asker's state.
ledger::Date local_day(RequestContext& context, const ledger::AccountState& account,
                       ledger::Timestamp now);

// Decides the command of a day on the asker's day. A day that was read before another call
// of theirs named a later one, as when two browsers begin at once, is read once more.
template <class CommandOf>
Task<ledger::Outcome> decide_on_local_day(RequestContext& context, const ledger::State& state,
                                          const ledger::Clock& clock, CommandOf command_of) {
  const auto decide_now = [&] {
    const auto account = ledger::load_account(state, context.session->account);
    return context.io.engine.decide(command_of(local_day(context, account, clock())));
  };
  auto outcome = co_await decide_now();
  if (!outcome && outcome.error() == ledger::Rejection::kDateInvalid)
    outcome = co_await decide_now();
  co_return outcome;
}

// "2026-11-26".
std::string text_of(ledger::Date date);

}  // namespace chalkline::http
