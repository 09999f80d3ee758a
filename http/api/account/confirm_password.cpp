#include "http/api/account/account.hpp"
#include "http/identity/people/passwords.hpp"

namespace chalkline::http {
namespace {

Response wrong_password() { return text(403, "That is not your password"); }

}  // namespace

Task<std::expected<Person, Response>> Account::confirm_password(RequestContext& context,
                                                                const std::string& password) {
  auto person = context.io.accounts.person(context.session->account);
  if (!person) co_return std::unexpected{signed_out()};
  const auto session = to_hex(context.session->token);
  if (const auto wait = passwords_per_session_.try_acquire(session, SteadyClock::now()))
    co_return std::unexpected{too_many(*wait)};
  auto right = co_await hashing_.run(context, std::to_string(raw(person->id)),
                                     [&] { return verify_password(person->password, password); });
  if (!right) {
    passwords_per_session_.refund(session);
    co_return std::unexpected{std::move(right.error())};
  }
  if (!*right) co_return std::unexpected{wrong_password()};
  passwords_per_session_.clear(session);
  co_return *std::move(person);
}

Response Account::no_longer_confirmed(const Person& verified) {
  return parts_.accounts.people.find(verified.id) ? wrong_password() : signed_out();
}

}  // namespace chalkline::http
