#pragma once

#include <optional>

#include "http/api/shared/call/io_thread_context.hpp"
#include "http/identity/sessions.hpp"
#include "http/server/request.hpp"

namespace chalkline::http {

// A request on its way through the calls.
struct RequestContext {
  IoThreadContext& io;
  const Request& request;
  std::optional<Session> session;            // of the cookie, on calls under /api/
  std::optional<ledger::AccountId> purse{};  // that was chosen, on calls of ChosenPurse::kFollowed

  // From which bets are placed, and of which they are read; of a request with a session.
  ledger::AccountId account() const { return purse ? *purse : session->account; }
};

}  // namespace chalkline::http
