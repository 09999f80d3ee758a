#include "http/api/account/confirm_password.hpp"

#include "http/api/shared/on_hashing.hpp"
#include "http/identity/passwords.hpp"

namespace chalkline::http {
namespace {

Response wrong_password() { return text(403, "That is not your password"); }

}  // namespace

Task<std::expected<Person, Response>> confirm_password(RequestContext& context,
                                                       const std::string& password) {
  auto& app = context.app;
  auto person = context.io.accounts.person(context.session->account);
  if (!person) co_return std::unexpected{signed_out()};
  const auto session = to_hex(context.session->token);
  if (const auto wait = app.passwords_per_session.try_acquire(session, SteadyClock::now()))
    co_return std::unexpected{too_many(*wait)};
  auto right = co_await on_hashing(context, std::to_string(raw(person->id)),
                                   [&] { return verify_password(person->password, password); });
  if (!right) {
    app.passwords_per_session.refund(session);
    co_return std::unexpected{std::move(right.error())};
  }
  if (!*right) co_return std::unexpected{wrong_password()};
  app.passwords_per_session.clear(session);
  co_return *std::move(person);
}

Response no_longer_confirmed(Accounts& accounts, const Person& verified) {
  return accounts.find(verified.id) ? wrong_password() : signed_out();
}

}  // namespace chalkline::http
