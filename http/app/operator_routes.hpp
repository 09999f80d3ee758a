#pragma once

#include "http/app/operator_socket.hpp"
#include "ledger/engine/engine.hpp"
#include "sports/book/feed_signal.hpp"

namespace chalkline::http {

// What the operator's calls change.
struct OperatorServices {
  ledger::Engine& engine;
  sports::FeedSignal& feed;
};

// Answers by the route's call. Waits for the ledger: not on an io thread.
Response answer_operator(const OperatorServices& services, const OperatorRequest& request);

}  // namespace chalkline::http
