#include <algorithm>

#include "http/calls/calls.hpp"
#include "http/calls/open_account.hpp"
#include "http/identity/passwords.hpp"
#include "http/identity/registration.hpp"
#include "http/json/user_json.hpp"
#include "http/parse/cookie.hpp"
#include "http/server/client_key.hpp"

namespace chalkline::http {
namespace {

std::string lower(std::string text) {
  std::ranges::transform(text, text.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  return text;
}

// Absent for an unknown name as for a wrong password, after the same work.
std::optional<Person> check(Accounts& accounts, const Credentials& credentials) {
  auto person = accounts.find(credentials.name_or_email);
  const bool right =
      verify_password(person ? person->password : nobodys_hash(), credentials.password);
  return right ? std::move(person) : std::nullopt;
}

std::string user_text(const Person& person, const projections::Standing& standing) {
  std::string body;
  JsonWriter out{body};
  append_user(out, person, standing);
  return body;
}

}  // namespace

Response too_many(std::chrono::seconds wait) {
  return text(429, "Too many attempts, try again later")
      .with("Retry-After", std::to_string(wait.count()));
}

Task<Response> login(Exchange& exchange) {
  const auto credentials = parse_credentials(exchange.request.body);
  if (!credentials) co_return text(400, credentials.error());
  auto& app = exchange.app;
  const auto name = lower(credentials->name_or_email);
  const auto address = client_key(exchange.request.peer).to_string();
  if (const auto wait = app.failures_per_address.attempt(address, SteadyClock::now()))
    co_return too_many(*wait);
  if (const auto wait = app.sign_ins_per_name.attempt(name, SteadyClock::now()))
    co_return too_many(*wait);

  const auto checked = co_await app.workers.run(
      exchange.desk.executor, [&] { return check(app.rooms.accounts, *credentials); });
  if (!checked) co_return text(503, "Busy, try again");
  if (!*checked) co_return text(401, "Invalid credentials");
  app.failures_per_address.forgive(address);
  app.sign_ins_per_name.clear(name);

  const auto& person = **checked;
  auto standing = new_standing(person.id, 0);
  if (person.opening) {
    const auto opened = co_await open_account(exchange, person.id);
    if (!opened) co_return text(503, "Busy, try again");
    standing.balance = opened->balance;
  }
  const auto token = co_await app.workers.run(
      exchange.desk.executor, [&] { return app.sessions.start(person.id, wall_now()); });
  if (!token) co_return text(503, "Busy, try again");
  if (const auto known = exchange.desk.reader->standing(person.id)) standing = *known;
  co_return json(200, user_text(person, standing))
      .with("Set-Cookie", set_session_cookie(*token, kSessionLife, app.rooms.secure));
}

Task<Response> logout(Exchange& exchange) {
  auto& app = exchange.app;
  if (exchange.session) {
    const auto token = exchange.session->token;
    const auto ended = co_await app.workers.run(exchange.desk.executor, [&] {
      app.sessions.end(token);
      return true;
    });
    if (!ended) co_return text(503, "Busy, try again");
  }
  co_return Response{.status = 204}.with("Set-Cookie", clear_session_cookie(app.rooms.secure));
}

Task<Response> me(Exchange& exchange) {
  if (auto refusal = co_await wait_at_least(exchange)) co_return std::move(*refusal);
  const auto account = exchange.session->account;
  const auto person = exchange.desk.accounts.person(account);
  if (!person) co_return text(401, "You are not signed in");
  const auto standing = exchange.desk.reader->standing(account);
  co_return json(200, user_text(*person, standing.value_or(new_standing(account, 0))));
}

}  // namespace chalkline::http
