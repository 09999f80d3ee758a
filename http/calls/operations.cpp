#include "http/calls/calls.hpp"
#include "http/calls/metrics_text.hpp"

namespace chalkline::http {
namespace {

// Some tenths of a second of projecting. Further behind, a player would miss their own last bet.
constexpr ledger::Position kReadyLagMax = 20'000;

}  // namespace

Task<Response> healthz(Exchange&) { co_return text(200, "ok"); }

Task<Response> readyz(Exchange& exchange) {
  const auto& rooms = exchange.app.rooms;
  if (rooms.log.position() > rooms.models.position() + kReadyLagMax) {
    co_return text(503, "The read models are catching up with the ledger");
  }
  if (!rooms.models.available())
    co_return text(503, "The read models answer nothing until they follow the ledger again");
  if (!exchange.app.accounts_work) co_return text(503, "Accounts cannot be read or written");
  if (exchange.app.disk().low) co_return text(503, "The disk is nearly full: nothing is recorded");
  if (!rooms.streams.healthy()) co_return text(503, "The event streams do not run");
  if (!rooms.book.healthy()) co_return text(503, "The sports feed does not run");
  co_return text(200, "ready");
}

Task<Response> metrics(Exchange& exchange) {
  auto response = text(200, metrics_text(exchange.app));
  response.type = "text/plain; version=0.0.4; charset=utf-8";
  co_return response;
}

}  // namespace chalkline::http
