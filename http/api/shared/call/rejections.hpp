#pragma once

#include <chrono>

#include "http/server/response.hpp"
#include "ledger/rules/rejection.hpp"

namespace chalkline::http {

// The answer to a command that the ledger refused: its sentence, with the status of this one table.
int status_of(ledger::Rejection rejection);
Response refused(ledger::Rejection rejection);

// 404: there is no such path under /api/.
Response no_such_call();
// 401: nobody is, or the person has left meanwhile.
Response signed_out();
// 503: a queue is full, or the read models are too far behind.
Response busy();
// 503, for what is mended without the client.
Response unavailable(std::string_view sentence);
// 429, with the time after which to come again.
Response too_many(std::chrono::seconds wait);
// 429: the account has as many long reads under way as it may.
Response read_already();
// 429: the account has as much waiting for the disk as it may.
Response too_many_at_once();

}  // namespace chalkline::http
