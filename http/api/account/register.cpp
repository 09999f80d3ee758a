#include "http/api/account/calls.hpp"
#include "http/api/account/mail_link.hpp"
#include "http/api/account/open_account.hpp"
#include "http/api/shared/on_hashing.hpp"
#include "http/api/shared/rejections.hpp"
#include "http/identity/passwords.hpp"
#include "http/identity/registration.hpp"
#include "http/json/user_json.hpp"
#include "http/parse/ascii_lower.hpp"
#include "http/parse/client_key.hpp"

namespace chalkline::http {
namespace {

std::expected<ledger::AccountId, Taken> add(Accounts& accounts, const RegisterRequest& form) {
  const auto now = wall_now();
  return accounts.add({.username = form.username,
                       .email = form.email,
                       .password = hash_password(form.password),
                       .adult_at = form.is_adult == true ? std::optional{now} : std::nullopt},
                      now);
}

}  // namespace

// The person first, then the ledger's account: should the process end in between, the next start or
// sign-in opens it.
Task<Response> register_player(RequestContext& context) {
  const auto form = parse_registration(context.request.body);
  if (!form) co_return text(400, form.error());
  auto& app = context.app;
  if (!app.services.accounts_match) throw ledger::StateNotReady{};  // an id could be somebody's
  const bool verifies = app.services.verify_email;
  if (verifies && !form->email)
    co_return text(400, "An email address is needed here, because it is verified");
  const auto client = client_networks(context.request.peer);
  if (const auto wait = app.failures_per_address.retry_after(client, SteadyClock::now()))
    co_return too_many(*wait);
  if (const auto wait = app.registrations_per_address.try_acquire(client, SteadyClock::now()))
    co_return too_many(*wait);

  auto added =
      co_await on_hashing(context, client.front().to_string() + ' ' + ascii_lower(form->username),
                          [&] { return add(app.services.accounts, *form); });
  if (!added) {
    app.registrations_per_address.refund(client);
    co_return std::move(added.error());
  }
  // A taken name counts as a failure, so that nobody can ask for every name.
  if (!*added) {
    app.failures_per_address.count(client, SteadyClock::now());
    app.registrations_per_address.refund(client);
    co_return text(409, added->error() == Taken::kUsername ? "That username is taken"
                                                           : "That email is already registered");
  }

  const auto id = **added;
  const auto outcome = co_await open_account(context, id);
  if (!outcome) {
    co_await app.storage.run(context.io.executor, [&] {
      app.services.accounts.remove(id);
      return true;
    });
    co_return refused(outcome.error());
  }
  // Should it not be sent, it can be asked for again.
  if (verifies) {
    static_cast<void>(mail_link(app, Purpose::kVerifyEmail,
                                [id](Accounts& accounts) { return accounts.find(id); }));
  }
  const Person person{.id = id, .username = form->username, .email = form->email};
  const wire::RegisterResponse answer{
      verifies,
      wire::user_of(person, new_standing(id, outcome->balance), app.email_verified(person))};
  co_return json(201, to_json(answer)).with("X-Position", std::to_string(outcome->position));
}

}  // namespace chalkline::http
