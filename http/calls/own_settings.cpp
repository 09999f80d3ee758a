#include "http/calls/calls.hpp"
#include "http/calls/on_storage.hpp"
#include "http/json/account_json.hpp"

namespace chalkline::http {
namespace {

Response answer(const Settings& settings) {
  std::string body;
  JsonWriter out{body};
  append_settings(out, settings);
  return json(200, std::move(body));
}

}  // namespace

Task<Response> own_settings(Exchange& exchange) {
  const auto settings = exchange.desk.accounts.settings(exchange.session->account);
  if (!settings) co_return signed_out();
  co_return answer(*settings);
}

Task<Response> change_settings(Exchange& exchange) {
  const auto settings = parse_settings(exchange.request.body);
  if (!settings) co_return text(400, settings.error());
  auto& app = exchange.app;
  const auto account = exchange.session->account;
  auto stored = co_await on_storage(exchange, account, [&] {
    const bool exists = app.rooms.accounts.change_settings(account, *settings);
    app.rooms.ranking.refresh(account);
    return exists;
  });
  if (!stored) co_return std::move(stored.error());
  if (!*stored) co_return signed_out();
  co_return answer(*settings);
}

}  // namespace chalkline::http
