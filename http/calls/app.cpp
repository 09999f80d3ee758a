#include "http/calls/app.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <thread>

#include "http/calls/close_account.hpp"
#include "http/calls/notify.hpp"
#include "http/calls/origin.hpp"
#include "http/calls/rejections.hpp"
#include "http/calls/routes.hpp"
#include "http/calls/session_cookies.hpp"
#include "http/mail/letters.hpp"
#include "http/parse/cookie.hpp"
#include "http/parse/media_type.hpp"
#include "http/server/io_thread.hpp"

namespace chalkline::http {
namespace {

// Passwords are hashed on one core less than there are, so that sign-ins never take the whole
// machine.
std::size_t hashing_threads() { return std::max(2U, std::thread::hardware_concurrency()) - 1; }

// Some three seconds of a core, at 26 ms a hash; whoever comes later is told so.
constexpr std::size_t kHashingQueueMax = 128;

// Changes of accounts.db come one after the other, so one thread is enough for them: this many keep
// one free while somebody has as many long histories read as an account may.
constexpr std::size_t kStorageThreads = kLongReadsPerAccount + 1;

// Each takes some milliseconds, most of them for the sync: a second's worth.
constexpr std::size_t kStorageQueueMax = 256;

Method served_as(Method method) { return method == Method::kHead ? Method::kGet : method; }

std::size_t find_route(const Request& request) {
  const auto found = std::ranges::find_if(kRoutes, [&](const Route& route) {
    return route.path == request.path && route.method == served_as(request.method);
  });
  return static_cast<std::size_t>(found - kRoutes.begin());
}

Response without_route(const App& app, const Request& request) {
  const auto known = std::ranges::find(kRoutes, std::string_view{request.path}, &Route::path);
  if (known != kRoutes.end()) {
    return text(405, "This call has another method")
        .with("Allow", known->method == Method::kGet ? "GET, HEAD" : "POST");
  }
  if (request.path.starts_with("/api/") || request.path == "/api")
    return text(404, "There is no such call");
  if (served_as(request.method) != Method::kGet) {
    return text(405, "Pages can only be read").with("Allow", "GET, HEAD");
  }
  return app.rooms.client.answer(request);
}

std::optional<Response> refuse(const Exchange& exchange, Access access) {
  const auto& request = exchange.request;
  const auto& rooms = exchange.app.rooms;
  if (is_change(request.method) && is_foreign(request, {rooms.secure, rooms.public_url}))
    return text(403, "This request comes from another site");
  if (!request.body.empty() && !is_json(request.content_type))
    return text(415, "The body must be JSON, sent with Content-Type: application/json");
  if (access == Access::kPlayer && !exchange.session) return signed_out();
  if (access == Access::kLoopback && !request.peer.is_loopback()) {
    return text(403, "Only this machine itself may read this");
  }
  return std::nullopt;
}

// RULES 2: a session that is used lives on.
void prolong(Exchange& exchange, std::string_view token, Response& response) {
  auto& app = exchange.app;
  const auto now = wall_now();
  if (!exchange.session) return;
  const auto until = exchange.session->end_if_used(now);
  if (until - exchange.session->expires_at < kSessionProlongAfter) return;
  if (response.headers.contains("Set-Cookie:")) return;  // it has just ended, or begun anew
  auto place = app.storage_places.enter(exchange.session->account);
  const bool queued = place && app.storage.submit([&app, session = *exchange.session, now,
                                                   place = std::move(place)] {
    try {
      app.sessions.prolong(session, now);
    } catch (const std::exception& failure) {
      spdlog::error("A session was not prolonged: {}", failure.what());
    }
  });
  if (queued) give_session(response, token, until - now, app.rooms);
}

// What else of a person is around, who is no longer in accounts.db.
// The last mail goes first, and once: what forgets the person forgets copies of it, too.
void forget(App& app, const Person& person, const std::vector<Digest>& ended) {
  for (const auto& session : ended) app.sessions.ended(session);
  if (person.email) notify(app, account_deleted_notice(person));
  app.rooms.post.forget(person.id);
  app.rooms.ranking.refresh(person.id);
}

}  // namespace

App::App(Rooms shared_rooms)
    : rooms{std::move(shared_rooms)},
      sessions{rooms.accounts, [this](const Digest& token) { rooms.streams.end(token); }},
      closings{rooms.accounts,
               [this](auto account) { return close_account(rooms.engine, account); },
               [this](const auto& person, const auto& ended) { forget(*this, person, ended); }},
      hashing{hashing_threads(), kHashingQueueMax},
      storage{kStorageThreads, kStorageQueueMax} {}

void App::keep_up() {
  auto& accounts = rooms.accounts;
  try {
    if (!accounts_work) {
      accounts.require_writable();
      accounts_work = true;
      spdlog::info("Accounts work again");
    }
    accounts.forget_expired_sessions(wall_now());
    accounts.forget_expired_tokens(wall_now());
    accounts.empty_wal();
  } catch (const sqlite::Error&) {
    accounts_work = false;
    throw;
  }
  closings.finish();
}

Task<Response> App::answer(const Request& request, Desk& desk, std::size_t index) {
  if (index == kNoRoute) co_return without_route(*this, request);
  Exchange exchange{*this, desk, request, {}};
  const auto token = session_cookie(request.cookie, rooms.secure);
  if (!token.empty()) exchange.session = sessions.find(token, desk.accounts, wall_now());
  if (auto refusal = refuse(exchange, kRoutes[index].access)) co_return *std::move(refusal);
  auto response = co_await kRoutes[index].call(exchange);
  prolong(exchange, token, response);
  co_return response;
}

Task<Response> App::answer(const Request& request, IoThread& thread) {
  const auto began = SteadyClock::now();
  auto& desk = *desks[thread.index()];
  const auto index = find_route(request);
  Response response;
  try {
    response = co_await answer(request, desk, index);
  } catch (const projections::Unavailable& reason) {
    response = unavailable(reason.what());
  } catch (const ledger::StateNotReady&) {
    response = unavailable("The server is reading its ledger, try again in a moment");
  } catch (const sqlite::Error& failure) {
    // The read models throw Unavailable, and no call waits for sports.db: it is accounts.db.
    if (accounts_work.exchange(false)) spdlog::error("Accounts fail: {}", failure.what());
    response = unavailable("Accounts cannot be reached just now, try again in a moment");
  }
  const auto latency =
      std::chrono::duration_cast<std::chrono::microseconds>(SteadyClock::now() - began);
  desk.metrics.count(index, response.status, latency);
  co_return response;
}

}  // namespace chalkline::http
