#include "http/app/dispatch/dispatcher.hpp"

#include <doctest/doctest.h>

#include <array>
#include <boost/asio/co_spawn.hpp>

#include "http/identity/accounts.hpp"
#include "http/parse/cookie.hpp"
#include "http/server/io_thread.hpp"
#include "tests/ledger/harness.hpp"

namespace chalkline::http {
namespace {

Task<Response> let_in(RequestContext&) { co_return text(200, "in"); }

// One of each access, and one whose call is fresh.
std::vector<Route> routes_of_the_test() {
  return {{Method::kGet, "/sessionless", Access::kSessionless, let_in},
          {Method::kGet, "/public", Access::kPublic, let_in},
          {Method::kGet, "/player", Access::kPlayer, let_in},
          {Method::kGet, "/bettor", Access::kBettor, let_in},
          {Method::kGet, "/educator", Access::kEducator, let_in},
          {Method::kGet, "/auditor", Access::kAuditor, let_in},
          {.method = Method::kGet,
           .path = "/fresh",
           .access = Access::kPublic,
           .call = let_in,
           .is_fresh = true}};
}

// A dispatcher without a server: its calls run on the test's own thread.
struct TestDispatcher {
  ledger::test::LedgerHarness ledger;
  ledger::test::TemporaryDirectory directory;
  Accounts accounts{directory.path() / "accounts.db"};
  Sessions sessions{accounts.sessions, [](const Digest&) {}};
  Storage storage;
  std::atomic<bool> accounts_work{true};
  std::unique_ptr<projections::ReadModels> models =
      projections::ReadModels::open(directory.path() / "read", ledger.log(), ledger.clock.clock());
  Freshness freshness{ledger.log(), ledger.state(), *models};
  ClientFiles client{directory.path() / "web", ""};
  asio::io_context io;
  IoThread thread{0};
  IoThreads threads = one_thread();
  Dispatcher dispatcher{{.client = client,
                         .io_threads = threads,
                         .sessions = sessions,
                         .storage = storage,
                         .freshness = freshness,
                         .state = ledger.state(),
                         .accounts_work = accounts_work,
                         .public_url = ""},
                        routes_of_the_test()};

  IoThreads one_thread() {
    IoThreads all;
    all.push_back(std::make_unique<IoThreadContext>(
        0, ledger.engine(), *models, directory.path() / "accounts.db", io.get_executor()));
    return all;
  }

  // The cookie of a person with these roles who signed in at `at`.
  std::string sign_in(const std::string& name, std::initializer_list<Role> roles, WallTime at) {
    const auto id = accounts.people.add({.username = name, .password = "hash"}, at);
    for (const auto role : roles) accounts.people.grant(name, role, at);
    const auto token = sessions.start(*accounts.people.find(*id), "", at);
    const auto cookie = set_session_cookie(*token, kSessionLife, false);
    return cookie.substr(0, cookie.find(';'));
  }

  int status_of(const std::string& path, const std::string& cookie,
                std::optional<std::string_view> at_least = {}) {
    return answer_to(path, cookie, at_least).status;
  }

  Response answer_to(const std::string& path, const std::string& cookie,
                     std::optional<std::string_view> at_least = {},
                     std::optional<std::string_view> authorization = {}) {
    Request request;
    request.method = Method::kGet;
    request.path = path;
    request.host = "localhost";
    request.cookie = cookie;
    request.at_least = at_least;
    request.authorization = authorization;
    Response answered{.status = 0};
    asio::co_spawn(io, dispatcher.answer(request, thread),
                   [&](std::exception_ptr, Response answer) { answered = std::move(answer); });
    io.restart();
    io.run();
    return answered;
  }
};

TEST_CASE("each access lets in whom RULES 9 names, and tells signed out from not allowed") {
  TestDispatcher site;
  const auto now = wall_now();
  const std::array<std::string, 6> callers{
      "",  // signed out
      site.sign_in("expired", {Role::kEducator, Role::kAuditor}, now - 2 * kSessionLife),
      site.sign_in("player", {}, now),
      site.sign_in("educator", {Role::kEducator}, now),
      site.sign_in("auditor", {Role::kAuditor}, now),
      site.sign_in("both", {Role::kEducator, Role::kAuditor}, now)};
  struct Row {
    std::string path;
    std::array<int, 6> statuses;  // in the callers' order
  };
  const std::array<Row, 6> table{{{"/sessionless", {200, 200, 200, 200, 200, 200}},
                                  {"/public", {200, 200, 200, 200, 200, 200}},
                                  {"/player", {401, 401, 200, 200, 200, 200}},
                                  {"/bettor", {401, 401, 200, 200, 403, 403}},
                                  {"/educator", {401, 401, 403, 200, 403, 200}},
                                  {"/auditor", {401, 401, 403, 403, 200, 200}}}};
  for (const auto& row : table) {
    for (std::size_t i = 0; i < callers.size(); ++i) {
      CAPTURE(row.path);
      CAPTURE(i);
      CHECK(site.status_of(row.path, callers.at(i)) == row.statuses.at(i));
    }
  }
}

TEST_CASE("a role granted just now is not missed, and a refused call asks for it once a second") {
  TestDispatcher site;
  const auto now = wall_now();
  const auto earlier = now - std::chrono::seconds{5};
  const auto refused_since = [&](const std::string& name, WallTime read_at) {
    const auto cookie = site.sign_in(name, {}, read_at);
    auto& accounts = site.threads.front()->accounts;
    REQUIRE(site.sessions.find(session_cookie(cookie, false), accounts, read_at));
    site.accounts.people.grant(name, Role::kEducator, now);
    return cookie;
  };
  CHECK(site.status_of("/educator", refused_since("teacher", earlier)) == 200);
  // Read within the second: what is known of it stands.
  const auto asks_on = refused_since("impatient", now + std::chrono::hours{1});
  CHECK(site.status_of("/educator", asks_on) == 403);
  CHECK(site.status_of("/educator", asks_on) == 403);
}

TEST_CASE("who has lost their session since it was read is signed out and not refused") {
  TestDispatcher site;
  const auto earlier = wall_now() - std::chrono::seconds{5};
  const auto cookie = site.sign_in("gone", {}, earlier);
  const auto token = session_cookie(cookie, false);
  REQUIRE(site.sessions.find(token, site.threads.front()->accounts, earlier));
  site.accounts.sessions.end(*token_digest(token));  // past the cache, as the command line does it
  CHECK(site.status_of("/educator", cookie) == 401);
}

TEST_CASE("an auditor's reading token opens records, and is no session") {
  TestDispatcher site;
  const auto now = wall_now();
  site.sign_in("auditor", {Role::kAuditor}, now);
  const auto token = new_token();
  const auto auditor = *site.accounts.people.find("auditor");
  REQUIRE(site.accounts.sessions.start(*reading_token_digest(token), auditor, {"a program", ""},
                                       now, now + std::chrono::days{90}));
  CHECK(site.answer_to("/auditor", "", {}, "Bearer " + token).status == 200);
  CHECK(site.answer_to("/auditor", "", {}, "Bearer " + new_token()).status == 401);
  CHECK(site.answer_to("/auditor", "", {}, "Bearer").status == 401);
  CHECK(site.answer_to("/player", "", {}, "Bearer " + token).status == 401);
  CHECK(site.answer_to("/auditor", "session=" + token).status == 401);
}

TEST_CASE("an answer that shared caches may keep gives nobody's session away") {
  TestDispatcher site;
  const auto cookie = site.sign_in("player", {}, wall_now() - 2 * kSessionProlongAfter);
  CHECK(site.answer_to("/public", cookie).headers.contains("Set-Cookie"));
  const auto shared = site.answer_to("/sessionless", cookie);
  CHECK(shared.status == 200);
  CHECK(shared.headers.empty());
}

TEST_CASE("what is not in the log is no page of the client") {
  TestDispatcher site;
  for (const auto* path : {"/log", "/log/", "/log/other", "/api/other"}) {
    CAPTURE(path);
    const auto answer = site.answer_to(path, "");
    CHECK(answer.status == 404);
    CHECK(answer.body == "There is no such call");
  }
  CHECK(site.answer_to("/logs", "").body != "There is no such call");
}

TEST_CASE("a fresh call alone waits for the position in X-At-Least") {
  TestDispatcher site;
  CHECK(site.status_of("/fresh", "") == 200);
  CHECK(site.status_of("/fresh", "", "0") == 200);
  for (const auto* none : {"", "-1", "first", "1000000"}) {
    CAPTURE(none);
    CHECK(site.status_of("/fresh", "", none) == 400);
    CHECK(site.status_of("/public", "", none) == 200);
  }
}

}  // namespace
}  // namespace chalkline::http
