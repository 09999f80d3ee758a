#include "base/json/reader.hpp"
#include "http/api/account/account.hpp"
#include "http/api/account/account_forms.hpp"
#include "http/api/shared/call/session_cookies.hpp"
#include "http/api/shared/workers/storage.hpp"

namespace chalkline::http {

std::expected<ledger::Position, Response> Account::leave(const Person& verified) {
  const auto closed = deletions_.close(verified);
  if (closed) return *closed;
  if (closed.error() == AccountDeletions::Stays::kBusy) return std::unexpected{busy()};
  return std::unexpected{no_longer_confirmed(verified)};
}

Task<Response> Account::delete_account(RequestContext& context) {
  const auto form = read_json<DeleteAccountRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  auto person = co_await confirm_password(context, form->password);
  if (!person) co_return std::move(person.error());
  auto closed = co_await parts_.storage.run(context, person->id, [&] { return leave(*person); });
  if (!closed) co_return std::move(closed.error());
  const auto& position = *closed;
  if (!position) co_return position.error();
  Response done{.status = 204};
  take_session(done, parts_.secure);
  if (*position != 0) done.at(*position);
  co_return done;
}

}  // namespace chalkline::http
