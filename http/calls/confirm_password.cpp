#include "http/calls/confirm_password.hpp"

#include "http/calls/rejections.hpp"
#include "http/identity/passwords.hpp"

namespace chalkline::http {
namespace {

Response wrong_password() { return text(403, "That is not your password"); }

}  // namespace

Task<std::expected<Person, Response>> confirm_password(Exchange& exchange,
                                                       const std::string& password) {
  auto& app = exchange.app;
  auto person = exchange.desk.accounts.person(exchange.session->account);
  if (!person) co_return std::unexpected{signed_out()};
  const auto account = std::to_string(raw(person->id));
  if (const auto wait = app.passwords_per_account.attempt(account, SteadyClock::now()))
    co_return std::unexpected{too_many(*wait)};
  const auto right = co_await app.hashing.run(
      exchange.desk.executor, [&] { return verify_password(person->password, password); });
  if (!right) {
    app.passwords_per_account.forgive(account);
    co_return std::unexpected{busy()};
  }
  if (!*right) co_return std::unexpected{wrong_password()};
  app.passwords_per_account.clear(account);
  co_return *std::move(person);
}

Response no_longer_confirmed(Accounts& accounts, const Person& verified) {
  return accounts.find(verified.id) ? wrong_password() : signed_out();
}

}  // namespace chalkline::http
