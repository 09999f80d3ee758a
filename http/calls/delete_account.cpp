#include "http/calls/calls.hpp"
#include "http/calls/close_account.hpp"
#include "http/calls/confirm_password.hpp"
#include "http/calls/rejections.hpp"
#include "http/identity/account_forms.hpp"
#include "http/parse/cookie.hpp"

namespace chalkline::http {
namespace {

struct Deleted {
  ledger::Position position{};
  std::vector<Digest> ended;
};

// The wish first, so that a crash in between does not leave a person whom the ledger has let go;
// absent when the ledger is busy, and then nothing has changed.
std::optional<Deleted> remove(const Rooms& rooms, ledger::AccountId account) {
  rooms.accounts.set_closing(account, true);
  const auto position = close_account(rooms.log, rooms.engine, account);
  if (!position) {
    rooms.accounts.set_closing(account, false);
    return std::nullopt;
  }
  return Deleted{*position, rooms.accounts.erase(account)};
}

}  // namespace

Task<Response> delete_account(Exchange& exchange) {
  const auto password = parse_deletion_request(exchange.request.body);
  if (!password) co_return text(400, password.error());
  if (auto refusal = co_await confirm_password(exchange, *password)) co_return std::move(*refusal);
  auto& app = exchange.app;
  const auto account = exchange.session->account;
  const auto deleted =
      co_await app.workers.run(exchange.desk.executor, [&] { return remove(app.rooms, account); });
  if (!deleted || !*deleted) co_return busy();
  for (const auto& session : (*deleted)->ended) app.sessions.ended(session);
  app.rooms.models.set_ranked(account, false);
  app.rooms.post.forget(account);
  Response done{.status = 204};
  done.with("Set-Cookie", clear_session_cookie(app.rooms.secure));
  if ((*deleted)->position != 0) done.with("X-Position", std::to_string((*deleted)->position));
  co_return done;
}

}  // namespace chalkline::http
