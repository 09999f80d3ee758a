#include "http/calls/calls.hpp"
#include "http/calls/confirm_password.hpp"
#include "http/calls/rejections.hpp"
#include "http/identity/account_forms.hpp"
#include "http/identity/passwords.hpp"

namespace chalkline::http {

Task<Response> change_password(Exchange& exchange) {
  const auto form = parse_change_request(exchange.request.body);
  if (!form) co_return text(400, form.error());
  if (auto refusal = co_await confirm_password(exchange, form->current))
    co_return std::move(*refusal);
  auto& app = exchange.app;
  const auto& session = *exchange.session;
  const auto ended = co_await app.workers.run(exchange.desk.executor, [&] {
    return app.rooms.accounts.change_password(session.account, hash_password(form->wanted),
                                              session.token);
  });
  if (!ended) co_return busy();
  for (const auto& other : *ended) app.sessions.ended(other);
  co_return Response{.status = 204};
}

}  // namespace chalkline::http
