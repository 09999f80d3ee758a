#include "base/json/reader.hpp"
#include "http/api/account/account_forms.hpp"
#include "http/api/account/calls.hpp"
#include "http/api/account/confirm_password.hpp"
#include "http/api/shared/on_storage.hpp"
#include "http/api/shared/session_cookies.hpp"

namespace chalkline::http {
namespace {

// The error is the answer to give instead.
std::expected<ledger::Position, Response> leave(AppContext& app, const Person& verified) {
  const auto closed = app.deletions.close(verified);
  if (closed) return *closed;
  if (closed.error() == AccountDeletions::Stays::kBusy) return std::unexpected{busy()};
  return std::unexpected{no_longer_confirmed(app.services.accounts, verified)};
}

}  // namespace

Task<Response> delete_account(RequestContext& context) {
  const auto form = read_json<DeleteAccountRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  auto person = co_await confirm_password(context, form->password);
  if (!person) co_return std::move(person.error());
  auto& app = context.app;
  auto closed = co_await on_storage(context, person->id, [&] { return leave(app, *person); });
  if (!closed) co_return std::move(closed.error());
  const auto& position = *closed;
  if (!position) co_return position.error();
  Response done{.status = 204};
  take_session(done, app.services);
  if (*position != 0) done.with("X-Position", std::to_string(*position));
  co_return done;
}

}  // namespace chalkline::http
