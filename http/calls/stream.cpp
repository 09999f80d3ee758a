#include "http/calls/calls.hpp"
#include "http/calls/event_streams.hpp"
#include "http/parse/cookie.hpp"
#include "http/parse/query_fields.hpp"

namespace chalkline::http {

Task<Response> stream(Exchange& exchange) {
  const auto& last = exchange.request.last_event_id;
  const auto seen = last ? parse_digits(*last) : std::nullopt;
  if (last && !seen) co_return text(400, "Last-Event-ID must be the id of an event of this stream");
  // A position that the ledger does not have was not seen in it.
  const bool possible = seen && *seen <= exchange.app.rooms.log.position();
  if (!exchange.app.rooms.streams.healthy())
    co_return text(503, "Nothing can be told as it happens just now, try again in a moment");
  Response response{.type = "text/event-stream"};
  auto& app = exchange.app;
  response.feed = app.rooms.streams.open(*exchange.session, possible ? seen : std::nullopt,
                                         exchange.desk.executor);
  // A session that ended while its stream was being opened did not end it.
  const auto token = session_cookie(exchange.request.cookie, app.rooms.secure);
  if (!app.sessions.find(token, exchange.desk.accounts, wall_now())) response.feed->end();
  co_return response.with("X-Accel-Buffering", "no");
}

}  // namespace chalkline::http
