#include "http/api/operations/calls.hpp"

namespace chalkline::http {
namespace {

// Some tenths of a second of projecting. Further behind, a player would miss their own last bet.
constexpr ledger::Position kReadyLagMax = 20'000;

}  // namespace

Task<Response> healthz(RequestContext&) { co_return text(200, "ok"); }

Task<Response> readyz(RequestContext& context) {
  const auto& services = context.app.services;
  if (services.log.position() > services.models.position() + kReadyLagMax) {
    co_return text(503, "The read models are catching up with the ledger");
  }
  if (!services.models.available())
    co_return text(503, "The read models answer nothing until they follow the ledger again");
  if (!context.app.accounts_work) co_return text(503, "Accounts cannot be read or written");
  if (context.app.host.disk().low)
    co_return text(503, "The disk is nearly full: nothing is recorded");
  if (!services.streams.healthy()) co_return text(503, "The event streams do not run");
  if (!services.book.healthy()) co_return text(503, "The sports feed does not run");
  co_return text(200, "ready");
}

}  // namespace chalkline::http
