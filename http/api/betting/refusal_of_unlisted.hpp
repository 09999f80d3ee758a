#pragma once

#include "http/api/app_context.hpp"
#include "ledger/rules/rejection.hpp"

namespace chalkline::http {

// Why a game cannot be bet on before its start: the ledger remembers those that have started.
ledger::Rejection refusal_of_unlisted(const Services& services, ledger::GameId id);

}  // namespace chalkline::http
