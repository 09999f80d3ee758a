#include "http/app/dispatch/dispatcher.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>

#include "http/api/shared/call/rejections.hpp"
#include "http/api/shared/call/session_cookies.hpp"
#include "http/app/dispatch/origin.hpp"
#include "http/app/dispatch/purse.hpp"
#include "http/caches/compress_answer.hpp"
#include "http/parse/bearer.hpp"
#include "http/parse/cookie.hpp"
#include "http/parse/host.hpp"
#include "http/parse/media_type.hpp"
#include "http/server/io_thread.hpp"
#include "ledger/state/state.hpp"

namespace chalkline::http {
namespace {

Method served_as(Method method) { return method == Method::kHead ? Method::kGet : method; }

bool is_below(std::string_view path, std::string_view folder) {
  return path.starts_with(folder) && (path.size() == folder.size() || path[folder.size()] == '/');
}

std::optional<Response> refuse_role(Access access, Roles roles) {
  switch (access) {
    case Access::kBettor:
      if (roles.has(Role::kAuditor)) return text(403, "An auditor cannot bet");
      break;
    case Access::kEducator:
      if (!roles.has(Role::kEducator)) return text(403, "This is for educators");
      break;
    case Access::kAuditor:
      if (!roles.has(Role::kAuditor)) return text(403, "This is for auditors");
      break;
    case Access::kSessionless:
    case Access::kPublic:
    case Access::kPlayer:
      break;
  }
  return std::nullopt;
}

}  // namespace

Dispatcher::Dispatcher(Parts parts, std::vector<Route> routes)
    : parts_{std::move(parts)}, routes_{std::move(routes)} {
  for (std::size_t i = 0; i < parts_.io_threads.size(); ++i)
    metrics_.push_back(std::make_unique<CallMetrics>(routes_.size()));
  for (std::size_t i = 0; i < routes_.size(); ++i) {
    if (routes_[i].path.ends_with('}')) {
      with_names_.push_back(i);
    } else {
      whole_.emplace(NamedRoute{routes_[i].path, routes_[i].method}, i);
    }
  }
}

// The index behind the last for what is no route.
std::size_t Dispatcher::find_route(const Request& request) const {
  const auto method = served_as(request.method);
  if (const auto found = whole_.find(NamedRoute{request.path, method}); found != whole_.end())
    return found->second;
  const auto found = std::ranges::find_if(with_names_, [&](std::size_t place) {
    return routes_[place].method == method && matches(routes_[place], request.path);
  });
  return found != with_names_.end() ? *found : routes_.size();
}

Response Dispatcher::not_found_or_static(const Request& request) const {
  const auto known = std::ranges::find_if(
      routes_, [&](const Route& route) { return matches(route, request.path); });
  if (known != routes_.end()) {
    return text(405, "This call has another method")
        .with("Allow", known->method == Method::kGet ? "GET, HEAD" : "POST");
  }
  if (is_below(request.path, "/api") || is_below(request.path, "/log")) return no_such_call();
  if (served_as(request.method) != Method::kGet) {
    return text(405, "Pages can only be read").with("Allow", "GET, HEAD");
  }
  return parts_.client.answer(request);
}

// A role may have been granted since the session was read.
std::optional<Response> Dispatcher::refuse_session(std::optional<Session>& session, Access access,
                                                   AccountsReader& accounts) const {
  if (!session) return signed_out();
  if (!refuse_role(access, session->roles)) return std::nullopt;
  session = parts_.sessions.find_again(*session, accounts, wall_now());
  return session ? refuse_role(access, session->roles) : signed_out();
}

std::optional<Response> Dispatcher::refuse(RequestContext& context, Access access) const {
  const auto& request = context.request;
  if (is_change(request.method) && is_foreign(request, {parts_.secure, parts_.public_url}))
    return text(403, "This request comes from another site");
  if (!request.body.empty() && !is_json(request.content_type))
    return text(415, "The body must be JSON, sent with Content-Type: application/json");
  if (access == Access::kPublic) return std::nullopt;
  return refuse_session(context.session, access, context.io.accounts);
}

// RULES 2: a session that is used lives on.
void Dispatcher::prolong(RequestContext& context, std::string_view token, Response& response) {
  const auto now = wall_now();
  if (!context.session) return;
  const auto until = context.session->end_if_used(now);
  if (until - context.session->expires_at < kSessionProlongAfter) return;
  if (response.sets_session) return;
  const bool queued = parts_.storage.submit(
      context.session->account, [&sessions = parts_.sessions, session = *context.session, now] {
        try {
          sessions.prolong(session, now);
        } catch (const std::exception& failure) {
          spdlog::error("A session was not prolonged: {}", failure.what());
        }
      });
  if (queued) give_session(response, token, until - now, parts_.secure);
}

Task<Response> Dispatcher::answer(const Request& request, IoThreadContext& io, std::size_t index) {
  if (!is_own_host(request.host, parts_.public_url))
    co_return text(421, "This server has another name: ask for it by its address or its own name");
  if (index == routes_.size()) co_return not_found_or_static(request);
  const auto& route = routes_[index];
  if (route.access == Access::kSessionless) {
    RequestContext context{io, request, {}};
    co_return co_await route.call(context);
  }
  PurseQuery asked;
  std::optional<Request> without_purse;
  if (has_purse(request.query)) {
    if (route.purse == ChosenPurse::kUnknown)
      co_return text(400, "This call knows no purse: ask without it for your own account");
    auto taken = take_purse(request.query);
    if (!taken) co_return text(400, taken.error());
    asked = *std::move(taken);
    without_purse = request;
    without_purse->query = asked.rest;
  }
  RequestContext context{io, without_purse ? *without_purse : request, {}};
  const auto token = session_cookie(request.cookie, parts_.secure);
  if (!token.empty())
    context.session = parts_.sessions.find(token, io.accounts, wall_now());
  else if (route.access == Access::kAuditor)
    context.session =
        parts_.sessions.find_reading(bearer_token(request.authorization), io.accounts, wall_now());
  if (auto refusal = refuse(context, route.access)) co_return *std::move(refusal);
  if (asked.in_class) {
    if (!context.session) co_return signed_out();
    const auto purse =
        find_purse(*asked.in_class, context.session->account, io.accounts, parts_.state);
    if (!purse) co_return purse.error();
    context.purse = *purse;
  }
  std::optional<Response> response;
  if (route.is_fresh) response = co_await parts_.freshness.wait_at_least(context);
  if (!response) response = co_await route.call(context);
  if (route.answers == Answers::kAlike) compress_answer(*response, request);
  prolong(context, token, *response);
  co_return *std::move(response);
}

// A file is waited for only where its sender may send one.
std::size_t Dispatcher::body_bytes_max(const Request& header, IoThread& thread) {
  const auto index = find_route(header);
  if (index == routes_.size() || routes_[index].body == BodySize::kForm) return kBodyBytesMax;
  const auto token = session_cookie(header.cookie, parts_.secure);
  if (token.empty()) return kBodyBytesMax;
  try {
    auto& accounts = parts_.io_threads[thread.index()]->accounts;
    auto session = parts_.sessions.find(token, accounts, wall_now());
    if (refuse_session(session, routes_[index].access, accounts)) return kBodyBytesMax;
    return routes_[index].body == BodySize::kFile ? kFileBodyBytesMax : kBatchBodyBytesMax;
  } catch (const sqlite::Error&) {
    return kBodyBytesMax;  // the answer will say that accounts cannot be reached
  }
}

Task<Response> Dispatcher::answer(const Request& request, IoThread& thread) {
  const auto began = SteadyClock::now();
  auto& io = *parts_.io_threads[thread.index()];
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
    if (parts_.accounts_work.exchange(false)) spdlog::error("Accounts fail: {}", failure.what());
    response = unavailable("Accounts cannot be reached just now, try again in a moment");
  }
  const auto latency =
      std::chrono::duration_cast<std::chrono::microseconds>(SteadyClock::now() - began);
  metrics_[thread.index()]->count(index, response.status, latency);
  co_return response;
}

}  // namespace chalkline::http
