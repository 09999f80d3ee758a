#pragma once

#include <string>

#include "http/api/shared/request_context.hpp"
#include "ledger/rules/account.hpp"
#include "ledger/values/date.hpp"

namespace chalkline::http {

// The day that it is where the asker is, as events have it: by their zone, and never earlier than
// the last one. `account` is the asker's state.
ledger::Date local_day(RequestContext& context, const ledger::AccountState& account,
                       ledger::Timestamp now);

// "2026-11-26".
std::string text_of(ledger::Date date);

}  // namespace chalkline::http
