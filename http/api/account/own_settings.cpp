#include "http/api/account/account_json.hpp"
#include "http/api/account/calls.hpp"
#include "http/api/shared/on_storage.hpp"

namespace chalkline::http {
Task<Response> own_settings(RequestContext& context) {
  const auto settings = context.io.accounts.settings(context.session->account);
  if (!settings) co_return signed_out();
  co_return json(200, to_json(*settings));
}

Task<Response> change_settings(RequestContext& context) {
  const auto settings = parse_settings(context.request.body);
  if (!settings) co_return text(400, settings.error());
  auto& app = context.app;
  const auto account = context.session->account;
  auto stored = co_await on_storage(context, account, [&] {
    const bool exists = app.services.accounts.change_settings(account, *settings);
    app.services.ranking.refresh(account);
    return exists;
  });
  if (!stored) co_return std::move(stored.error());
  if (!*stored) co_return signed_out();
  co_return json(200, to_json(*settings));
}

}  // namespace chalkline::http
