#include "http/api/account/account.hpp"
#include "http/api/account/registration.hpp"
#include "http/api/shared/call/session_cookies.hpp"
#include "http/api/shared/workers/storage.hpp"
#include "http/identity/people/passwords.hpp"
#include "http/parse/ascii_lower.hpp"
#include "http/parse/client_key.hpp"

namespace chalkline::http {
namespace {

Response wrong_credentials() { return text(401, "Invalid credentials"); }

// Absent for an unknown name as for a wrong password, after the same work.
std::optional<Person> check(People& people, const Credentials& credentials) {
  auto person = people.find(credentials.name_or_email);
  const bool right =
      verify_password(person ? person->password : dummy_hash(), credentials.password);
  return right ? std::move(person) : std::nullopt;
}

}  // namespace

Task<Response> Account::login(RequestContext& context) {
  const auto credentials = parse_credentials(context.request.body);
  if (!credentials) co_return text(400, credentials.error());
  const auto name = ascii_lower(credentials->name_or_email);
  const auto client = client_networks(context.request.peer);
  if (const auto wait = failures_per_address_.retry_after(client, SteadyClock::now()))
    co_return too_many(*wait);
  const auto address = client.front().to_string();
  const auto is_usual = [&] { return context.io.accounts.is_usual(name, address); };
  if (const auto wait = sign_ins_.try_acquire(name, client, SteadyClock::now(), is_usual))
    co_return too_many(*wait);

  // Keyed by address, too, so that guesses from elsewhere do not use up the owner's places.
  auto checked = co_await hashing_.run(context, address + ' ' + name,
                                       [&] { return check(parts_.accounts.people, *credentials); });
  if (!checked) {
    sign_ins_.refund(name, client);
    co_return std::move(checked.error());
  }
  if (!*checked) {
    failures_per_address_.count(client, SteadyClock::now());
    sign_ins_.fail(name, SteadyClock::now());
    co_return wrong_credentials();
  }
  sign_ins_.succeed(name, client);

  const auto& person = **checked;
  if (person.opening && !co_await open_account(context, person.id)) co_return busy();
  auto started = co_await parts_.storage.run(context, person.id, [&] {
    return parts_.sessions.start(person, context.request.user_agent, wall_now(), address);
  });
  if (!started) co_return std::move(started.error());
  const auto& token = *started;
  if (!token) co_return wrong_credentials();  // meanwhile it was changed, or the person has left
  auto response = co_await parts_.user.answer(context, person);
  if (response.status == 200) give_session(response, *token, kSessionLife, parts_.secure);
  co_return response;
}

Task<Response> Account::logout(RequestContext& context) {
  if (context.session) {
    const auto& session = *context.session;
    auto ended = co_await parts_.storage.run(context, session.account, [&] {
      parts_.sessions.end(session.token);
      return true;
    });
    if (!ended) co_return std::move(ended.error());
  }
  Response done{.status = 204};
  take_session(done, parts_.secure);
  co_return done;
}

Task<Response> Account::me(RequestContext& context) {
  const auto person = context.io.accounts.person(context.session->account);
  if (!person) co_return signed_out();
  co_return co_await parts_.user.answer(context, *person);
}

}  // namespace chalkline::http
