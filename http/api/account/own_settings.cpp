#include "http/api/account/account.hpp"
#include "http/api/account/account_json.hpp"
#include "http/api/shared/workers/storage.hpp"

namespace chalkline::http {
Task<Response> Account::own_settings(RequestContext& context) {
  const auto settings = context.io.accounts.settings(context.session->account);
  if (!settings) co_return signed_out();
  co_return json(200, to_json(*settings));
}

Task<Response> Account::change_settings(RequestContext& context) {
  const auto settings = parse_settings(context.request.body);
  if (!settings) co_return text(400, settings.error());
  const auto account = context.session->account;
  auto stored = co_await parts_.storage.run(context, account, [&] {
    const bool exists = parts_.accounts.people.change_settings(account, *settings);
    parts_.ranking.refresh(account);
    return exists;
  });
  if (!stored) co_return std::move(stored.error());
  if (!*stored) co_return signed_out();
  co_return json(200, to_json(*settings));
}

}  // namespace chalkline::http
