#include "http/calls/calls.hpp"
#include "http/calls/on_storage.hpp"
#include "http/calls/session_cookies.hpp"
#include "http/identity/account_forms.hpp"
#include "http/json/account_json.hpp"

namespace chalkline::http {

Task<Response> own_sessions(Exchange& exchange) {
  const auto& session = *exchange.session;
  const auto entries = exchange.desk.accounts.sessions(session.account, wall_now());
  std::string body;
  JsonWriter out{body};
  append_sessions(out, entries, to_hex(session.token));
  co_return json(200, std::move(body));
}

Task<Response> end_session(Exchange& exchange) {
  const auto id = parse_session_request(exchange.request.body);
  if (!id) co_return text(400, id.error());
  auto& app = exchange.app;
  const auto& session = *exchange.session;
  auto ended = co_await on_storage(exchange, session.account, [&] {
    return *id && app.rooms.accounts.end_session_of(session.account, **id);
  });
  if (!ended) co_return std::move(ended.error());
  if (!*ended) co_return text(404, "There is no such session");
  app.sessions.ended(**id);
  Response done{.status = 204};
  if (**id == session.token) take_session(done, app.rooms);
  co_return done;
}

Task<Response> end_other_sessions(Exchange& exchange) {
  auto& app = exchange.app;
  const auto& session = *exchange.session;
  const auto ended = co_await on_storage(exchange, session.account, [&] {
    return app.rooms.accounts.end_other_sessions(session.account, session.token);
  });
  if (!ended) co_return ended.error();
  for (const auto& other : *ended) app.sessions.ended(other);
  co_return Response{.status = 204};
}

}  // namespace chalkline::http
