#include "http/api/streams/streams.hpp"
#include "http/parse/cookie.hpp"
#include "http/parse/query_fields.hpp"
#include "http/streams/event_streams.hpp"

namespace chalkline::http {

Task<Response> Streams::stream(RequestContext& context) {
  const auto& last = context.request.last_event_id;
  const auto seen = last ? parse_digits(*last) : std::nullopt;
  if (last && !seen) co_return text(400, "Last-Event-ID must be the id of an event of this stream");
  // A position that the ledger does not have was not seen in it.
  const bool possible = seen && *seen <= parts_.log.position();
  if (!parts_.streams.healthy())
    co_return text(503, "Nothing can be told as it happens just now, try again in a moment");
  Response response{.type = "text/event-stream"};
  auto session = *context.session;
  session.account = context.account();
  response.feed = parts_.streams.open(session, possible ? seen : std::nullopt, context.io.executor);
  // A session that ended while its stream was being opened did not end it.
  const auto token = session_cookie(context.request.cookie, parts_.secure);
  if (!parts_.sessions.find(token, context.io.accounts, wall_now())) response.feed->end();
  co_return response.with("X-Accel-Buffering", "no");
}

}  // namespace chalkline::http
