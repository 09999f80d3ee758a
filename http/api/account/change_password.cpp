#include "base/json/reader.hpp"
#include "http/api/account/account.hpp"
#include "http/api/account/account_forms.hpp"
#include "http/identity/people/passwords.hpp"
#include "http/mail/templates.hpp"

namespace chalkline::http {

std::expected<std::vector<Digest>, Response> Account::replace_password(const Person& verified,
                                                                       const std::string& password,
                                                                       const Digest& kept) {
  auto ended = parts_.accounts.links.change_password(verified, hash_password(password), kept);
  if (!ended) return std::unexpected{no_longer_confirmed(verified)};
  return *std::move(ended);
}

Task<Response> Account::change_password(RequestContext& context) {
  const auto form = read_json<ChangePasswordRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  auto person = co_await confirm_password(context, form->current);
  if (!person) co_return std::move(person.error());
  auto changed = co_await hashing_.run(context, std::to_string(raw(person->id)), [&] {
    return replace_password(*person, form->wanted, context.session->token);
  });
  if (!changed) co_return std::move(changed.error());
  auto& ended = *changed;
  if (!ended) co_return std::move(ended.error());
  for (const auto& other : *ended) parts_.sessions.ended(other);
  if (person->email) notify(password_changed_notice(*person, parts_.site_url));
  co_return Response{.status = 204};
}

}  // namespace chalkline::http
