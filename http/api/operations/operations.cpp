#include "http/api/operations/operations.hpp"

#include <array>

namespace chalkline::http {
namespace {

// What gathers for one commit of the read models at the highest rate measured, and a second of
// projecting. Further behind, a player would miss their own last bet.
constexpr ledger::Position kReadyLagMax = 200'000;

}  // namespace

std::span<const RouteOf<Operations>> Operations::routes() {
  static constexpr auto kTable = std::to_array<RouteOf<Operations>>({
      {Method::kGet, "/api/clock", Access::kPublic, &Operations::product_time},
      {.method = Method::kGet,
       .path = "/api/status/feeds",
       .access = Access::kPublic,
       .call = &Operations::feeds,
       .answers = Answers::kAlike},
      {Method::kGet, "/healthz", Access::kPublic, &Operations::healthz},
      {Method::kGet, "/readyz", Access::kPublic, &Operations::readyz},
  });
  return kTable;
}

Task<Response> Operations::healthz(RequestContext&) { co_return text(200, "ok"); }

Task<Response> Operations::readyz(RequestContext& context) {
  if (parts_.log.position() > parts_.models.position() + kReadyLagMax) {
    co_return text(503, "The read models are catching up with the ledger");
  }
  if (!parts_.models.available())
    co_return text(503, "The read models answer nothing until they follow the ledger again");
  if (!parts_.accounts_work) co_return text(503, "Accounts cannot be read or written");
  if (parts_.disk().low) co_return text(503, "The disk is nearly full: nothing is recorded");
  if (!parts_.streams.healthy()) co_return text(503, "The event streams do not run");
  if (!parts_.book.works) co_return text(503, "The sports feed does not run");
  co_return text(200, "ready");
}

}  // namespace chalkline::http
