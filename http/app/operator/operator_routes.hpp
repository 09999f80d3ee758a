#pragma once

#include <string>

#include "http/app/operator/operator_socket.hpp"
#include "http/identity/class_retention.hpp"
#include "ledger/engine/engine.hpp"
#include "proof/publication/publisher.hpp"
#include "sports/book/feed_signal.hpp"

namespace chalkline::http {

// The parts that the operator's calls act on.
struct OperatorServices {
  ledger::Engine& engine;
  sports::FeedSignal& feed;
  proof::Publisher& publisher;
  ClassRetention& classes;
  const ledger::Log& log;
  std::string log_copy;  // where a copy of the log's files is made
};

// Answers by the route's call. Waits for the ledger: not on an io thread.
Response answer_operator(const OperatorServices& services, const OperatorRequest& request);

}  // namespace chalkline::http
