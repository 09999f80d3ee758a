#pragma once

#include <optional>

#include "http/api/shared/call/request_context.hpp"
#include "http/server/response.hpp"
#include "ledger/log/log.hpp"
#include "ledger/state/state.hpp"
#include "projections/read_models.hpp"

namespace chalkline::http {

// Has a read wait until the read models show what its caller knows already.
class Freshness {
 public:
  // All outlive this.
  Freshness(const ledger::Log& log, const ledger::State& state, projections::ReadModels& models)
      : log_{log}, state_{state}, models_{models} {}

  // Answers 503 while the read models answer nothing (projections::Unavailable); else waits until
  // they have applied the position that the request asks for in X-At-Least, or without one the last
  // event of the player's own. The answer to give instead when that is no position, or takes too
  // long.
  Task<std::optional<Response>> wait_at_least(RequestContext& context);

  // The same for a position that the server itself asks for; false when it took too long.
  Task<bool> wait_for_models(RequestContext& context, ledger::Position position);
  // The same for all that the ledger has.
  Task<bool> wait_for_all(RequestContext& context);

 private:
  ledger::Position own_last(const RequestContext& context) const;

  const ledger::Log& log_;
  const ledger::State& state_;
  projections::ReadModels& models_;
};

// The position that the request asks for, 0 if none: what is cached must not be older.
ledger::Position at_least(const Request& request);

}  // namespace chalkline::http
