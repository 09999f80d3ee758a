#include "base/json/reader.hpp"
#include "http/api/account/account_forms.hpp"
#include "http/api/account/calls.hpp"
#include "http/api/account/confirm_password.hpp"
#include "http/api/shared/notify.hpp"
#include "http/api/shared/on_hashing.hpp"
#include "http/identity/passwords.hpp"
#include "http/mail/templates.hpp"

namespace chalkline::http {
namespace {

// The sessions that ended, or the answer to give instead.
std::expected<std::vector<Digest>, Response> change(Accounts& accounts, const Person& verified,
                                                    const std::string& password,
                                                    const Digest& kept) {
  auto ended = accounts.change_password(verified, hash_password(password), kept);
  if (!ended) return std::unexpected{no_longer_confirmed(accounts, verified)};
  return *std::move(ended);
}

}  // namespace

Task<Response> change_password(RequestContext& context) {
  const auto form = read_json<ChangePasswordRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  auto person = co_await confirm_password(context, form->current);
  if (!person) co_return std::move(person.error());
  auto& app = context.app;
  auto changed = co_await on_hashing(context, std::to_string(raw(person->id)), [&] {
    return change(app.services.accounts, *person, form->wanted, context.session->token);
  });
  if (!changed) co_return std::move(changed.error());
  auto& ended = *changed;
  if (!ended) co_return std::move(ended.error());
  for (const auto& other : *ended) app.sessions.ended(other);
  if (person->email) notify(app, password_changed_notice(*person, app.host.site_url));
  co_return Response{.status = 204};
}

}  // namespace chalkline::http
