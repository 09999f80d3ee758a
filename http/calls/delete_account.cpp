#include "http/calls/calls.hpp"
#include "http/calls/close_account.hpp"
#include "http/calls/confirm_password.hpp"
#include "http/calls/on_storage.hpp"
#include "http/calls/session_cookies.hpp"
#include "http/identity/account_forms.hpp"

namespace chalkline::http {
namespace {

struct Deleted {
  ledger::Position position{};
  std::vector<Digest> ended;
};

// The wish first, so that a crash in between does not leave a person whom the ledger has let go.
// The error is the answer to give instead; then nothing has changed.
std::expected<Deleted, Response> remove(const Rooms& rooms, const Person& verified) {
  if (!rooms.accounts.begin_closing(verified))
    return std::unexpected{no_longer_confirmed(rooms.accounts, verified)};
  const auto position = close_account(rooms.log, rooms.engine, verified.id);
  if (!position) {
    rooms.accounts.cancel_closing(verified.id);
    return std::unexpected{busy()};
  }
  Deleted deleted{*position, rooms.accounts.erase(verified.id)};
  rooms.ranking.refresh(verified.id);
  return deleted;
}

}  // namespace

Task<Response> delete_account(Exchange& exchange) {
  const auto password = parse_deletion_request(exchange.request.body);
  if (!password) co_return text(400, password.error());
  auto person = co_await confirm_password(exchange, *password);
  if (!person) co_return std::move(person.error());
  auto& app = exchange.app;
  auto removed =
      co_await on_storage(exchange, person->id, [&] { return remove(app.rooms, *person); });
  if (!removed) co_return std::move(removed.error());
  auto& deleted = *removed;
  if (!deleted) co_return std::move(deleted.error());
  for (const auto& session : deleted->ended) app.sessions.ended(session);
  app.rooms.post.forget(person->id);
  Response done{.status = 204};
  take_session(done, app.rooms);
  if (deleted->position != 0) done.with("X-Position", std::to_string(deleted->position));
  co_return done;
}

}  // namespace chalkline::http
