#include "http/calls/calls.hpp"
#include "http/calls/confirm_password.hpp"
#include "http/calls/rejections.hpp"
#include "http/identity/account_forms.hpp"
#include "http/identity/passwords.hpp"

namespace chalkline::http {

Task<Response> change_password(Exchange& exchange) {
  const auto form = parse_change_request(exchange.request.body);
  if (!form) co_return text(400, form.error());
  auto person = co_await confirm_password(exchange, form->current);
  if (!person) co_return std::move(person.error());
  auto& app = exchange.app;
  const auto changed = co_await app.workers.run(exchange.desk.executor, [&] {
    return app.rooms.accounts.change_password(*person, hash_password(form->wanted),
                                              exchange.session->token);
  });
  if (!changed) co_return busy();
  const auto& ended = *changed;
  if (!ended) co_return wrong_password();
  for (const auto& other : *ended) app.sessions.ended(other);
  co_return Response{.status = 204};
}

}  // namespace chalkline::http
