#pragma once

#include "http/server/response.hpp"
#include "ledger/rejection.hpp"

namespace chalkline::http {

// The answer to a command that the ledger refused: its sentence, with the status of this one table.
int status_of(ledger::Rejection rejection);
Response refused(ledger::Rejection rejection);

}  // namespace chalkline::http
