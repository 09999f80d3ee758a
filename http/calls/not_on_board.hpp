#pragma once

#include "http/calls/app.hpp"

namespace chalkline::http {

// Why a game cannot be bet on before its start: the ledger remembers those that have started.
Response not_on_board(const Exchange& exchange, ledger::GameId id);

}  // namespace chalkline::http
