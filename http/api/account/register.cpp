#include "http/api/account/account.hpp"
#include "http/api/account/registration.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/identity/people/passwords.hpp"
#include "http/json/user_json.hpp"
#include "http/parse/ascii_lower.hpp"
#include "http/parse/client_key.hpp"

namespace chalkline::http {
namespace {

std::expected<ledger::AccountId, Taken> add(People& people, const RegisterRequest& form) {
  const auto now = wall_now();
  return people.add({.username = form.username,
                     .email = form.email,
                     .password = hash_password(form.password),
                     .adult_at = form.is_adult == true ? std::optional{now} : std::nullopt},
                    now);
}

}  // namespace

// The person first, then the ledger's account: should the process end in between, the next start or
// sign-in opens it.
Task<Response> Account::register_player(RequestContext& context) {
  const auto form = parse_registration(context.request.body);
  if (!form) co_return text(400, form.error());
  if (!parts_.accounts_match) throw ledger::StateNotReady{};  // an id could be in use
  const bool verifies = parts_.verify_email;
  if (verifies && !form->email)
    co_return text(400, "An email address is needed here, because it is verified");
  const auto client = client_networks(context.request.peer);
  if (const auto wait = failures_per_address_.retry_after(client, SteadyClock::now()))
    co_return too_many(*wait);
  if (const auto wait = registrations_per_address_.try_acquire(client, SteadyClock::now()))
    co_return too_many(*wait);

  auto added =
      co_await hashing_.run(context, client.front().to_string() + ' ' + ascii_lower(form->username),
                            [&] { return add(parts_.accounts.people, *form); });
  if (!added) {
    registrations_per_address_.refund(client);
    co_return std::move(added.error());
  }
  // A taken name counts as a failure, so that names cannot be enumerated.
  if (!*added) {
    failures_per_address_.count(client, SteadyClock::now());
    registrations_per_address_.refund(client);
    co_return text(409, added->error() == Taken::kUsername ? "That username is taken"
                                                           : "That email is already registered");
  }

  const auto id = **added;
  const auto outcome = co_await open_account(context, id);
  if (!outcome) {
    co_await parts_.storage.run(context, [&] {
      parts_.accounts.people.remove(id);
      return true;
    });
    co_return refused(outcome.error());
  }
  // Should it not be sent, it can be asked for again.
  if (verifies) {
    static_cast<void>(
        mail_link(Purpose::kVerifyEmail, [id](People& people) { return people.find(id); }));
  }
  const Person person{.id = id, .username = form->username, .email = form->email};
  const wire::RegisterResponse answer{verifies,
                                      wire::user_of(person, new_standing(id, outcome->balance), 0,
                                                    parts_.user.email_verified(person))};
  co_return json(201, to_json(answer)).at(outcome->position);
}

}  // namespace chalkline::http
