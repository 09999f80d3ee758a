#include "http/api/account/account.hpp"
#include "http/api/account/account_forms.hpp"
#include "http/api/account/account_json.hpp"
#include "http/api/shared/call/session_cookies.hpp"
#include "http/api/shared/workers/storage.hpp"

namespace chalkline::http {

Task<Response> Account::own_sessions(RequestContext& context) {
  const auto& session = *context.session;
  const auto entries = context.io.accounts.sessions(session.account, wall_now());
  co_return json(200, to_json(wire::sessions_of(entries, to_hex(session.token))));
}

Task<Response> Account::end_session(RequestContext& context) {
  const auto id = parse_session_request(context.request.body);
  if (!id) co_return text(400, id.error());
  const auto& session = *context.session;
  auto ended = co_await parts_.storage.run(context, session.account, [&] {
    return *id && parts_.accounts.sessions.end_of(session.account, **id);
  });
  if (!ended) co_return std::move(ended.error());
  if (!*ended) co_return text(404, "There is no such session");
  parts_.sessions.ended(**id);
  Response done{.status = 204};
  if (**id == session.token) take_session(done, parts_.secure);
  co_return done;
}

Task<Response> Account::end_other_sessions(RequestContext& context) {
  const auto& session = *context.session;
  const auto ended = co_await parts_.storage.run(context, session.account, [&] {
    return parts_.accounts.sessions.end_others(session.account, session.token);
  });
  if (!ended) co_return ended.error();
  for (const auto& other : *ended) parts_.sessions.ended(other);
  co_return Response{.status = 204};
}

}  // namespace chalkline::http
