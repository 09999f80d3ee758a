#include "http/app/dispatcher.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>

#include "http/api/shared/origin.hpp"
#include "http/api/shared/rejections.hpp"
#include "http/api/shared/session_cookies.hpp"
#include "http/app/routes.hpp"
#include "http/parse/cookie.hpp"
#include "http/parse/host.hpp"
#include "http/parse/media_type.hpp"
#include "http/server/io_thread.hpp"

namespace chalkline::http {
namespace {

Method served_as(Method method) { return method == Method::kHead ? Method::kGet : method; }

std::size_t find_route(const Request& request) {
  const auto found = std::ranges::find_if(kRoutes, [&](const Route& route) {
    return route.method == served_as(request.method) && matches(route, request.path);
  });
  return static_cast<std::size_t>(found - kRoutes.begin());
}

Response not_found_or_static(const ClientFiles& client, const Request& request) {
  const auto known = std::ranges::find_if(
      kRoutes, [&](const Route& route) { return matches(route, request.path); });
  if (known != kRoutes.end()) {
    return text(405, "This call has another method")
        .with("Allow", known->method == Method::kGet ? "GET, HEAD" : "POST");
  }
  if (request.path.starts_with("/api/") || request.path == "/api") return no_such_call();
  if (served_as(request.method) != Method::kGet) {
    return text(405, "Pages can only be read").with("Allow", "GET, HEAD");
  }
  return client.answer(request);
}

std::optional<Response> refuse(const RequestContext& context, Access access) {
  const auto& request = context.request;
  const auto& services = context.app.services;
  if (is_change(request.method) && is_foreign(request, {services.secure, services.public_url}))
    return text(403, "This request comes from another site");
  if (!request.body.empty() && !is_json(request.content_type))
    return text(415, "The body must be JSON, sent with Content-Type: application/json");
  if (access == Access::kPlayer && !context.session) return signed_out();
  return std::nullopt;
}

// RULES 2: a session that is used lives on.
void prolong(RequestContext& context, std::string_view token, Response& response) {
  auto& app = context.app;
  const auto now = wall_now();
  if (!context.session) return;
  const auto until = context.session->end_if_used(now);
  if (until - context.session->expires_at < kSessionProlongAfter) return;
  if (response.headers.contains("Set-Cookie:")) return;  // it has just ended, or begun anew
  auto place = app.storage_places.enter(context.session->account);
  const bool queued = place && app.storage.submit([&app, session = *context.session, now,
                                                   place = std::move(place)] {
    try {
      app.sessions.prolong(session, now);
    } catch (const std::exception& failure) {
      spdlog::error("A session was not prolonged: {}", failure.what());
    }
  });
  if (queued) give_session(response, token, until - now, app.services);
}

}  // namespace

Task<Response> Dispatcher::answer(const Request& request, IoThreadContext& io, std::size_t index) {
  if (!is_own_host(request.host, app_.services.public_url))
    co_return text(421, "This server has another name: ask for it by its address or its own name");
  if (index == kNoRoute) co_return not_found_or_static(client_, request);
  RequestContext context{app_, io, request, {}};
  const auto token = session_cookie(request.cookie, app_.services.secure);
  if (!token.empty()) context.session = app_.sessions.find(token, io.accounts, wall_now());
  if (auto refusal = refuse(context, kRoutes[index].access)) co_return *std::move(refusal);
  auto response = co_await kRoutes[index].call(context);
  prolong(context, token, response);
  co_return response;
}

Task<Response> Dispatcher::answer(const Request& request, IoThread& thread) {
  const auto began = SteadyClock::now();
  auto& io = *app_.host.io_threads[thread.index()];
  const auto index = find_route(request);
  Response response;
  try {
    response = co_await answer(request, io, index);
  } catch (const projections::Unavailable& reason) {
    response = unavailable(reason.what());
  } catch (const ledger::StateNotReady&) {
    response = unavailable("The server is reading its ledger, try again in a moment");
  } catch (const sqlite::Error& failure) {
    // The read models throw Unavailable, and no call waits for sports.db: it is accounts.db.
    if (app_.accounts_work.exchange(false)) spdlog::error("Accounts fail: {}", failure.what());
    response = unavailable("Accounts cannot be reached just now, try again in a moment");
  }
  const auto latency =
      std::chrono::duration_cast<std::chrono::microseconds>(SteadyClock::now() - began);
  io.metrics.count(index, response.status, latency);
  co_return response;
}

}  // namespace chalkline::http
