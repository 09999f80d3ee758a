#include "http/app/calls.hpp"

#include <fmt/format.h>

#include <set>
#include <stdexcept>
#include <utility>

namespace chalkline::http {
namespace {

bool is_secure(const ServeOptions& options) { return !options.tls_certificate.empty(); }

}  // namespace

Calls::Calls(const ServeOptions& options, const CallParts& p)
    : sessions{p.accounts, [&streams = p.streams](const Digest& token) { streams.end(token); }},
      freshness{p.log, p.state, p.models},
      user{freshness, options.verify_email},
      account{{.log = p.log,
               .state = p.state,
               .engine = p.engine,
               .clock = p.clock,
               .accounts = p.accounts,
               .sessions = sessions,
               .ranking = p.ranking,
               .mail = p.mail,
               .storage = storage,
               .freshness = freshness,
               .user = user,
               .accounts_match = p.accounts_match,
               .accounts_work = accounts_work,
               .site_url = p.site_url,
               .secure = is_secure(options),
               .verify_email = options.verify_email}},
      betting{{.state = p.state,
               .clock = p.clock,
               .clock_speed = options.clock_speed,
               .book = p.book,
               .live = p.live,
               .freshness = freshness,
               .verify_email = options.verify_email,
               .io_threads = p.io_threads}},
      history{{.log = p.log,
               .state = p.state,
               .clock = p.clock,
               .book = p.book,
               .storage = storage,
               .freshness = freshness}},
      practice{{.log = p.log,
                .state = p.state,
                .clock = p.clock,
                .book = p.book,
                .storage = storage,
                .freshness = freshness,
                .user = user}},
      boards{{.models = p.models,
              .changes = p.changes,
              .book = p.book,
              .freshness = freshness,
              .clock = p.clock,
              .io_threads = p.io_threads}},
      hub{{.clock = p.clock,
           .book = p.book,
           .storage = storage,
           .freshness = freshness,
           .league_views = options.league_views,
           .io_threads = p.io_threads}},
      streams{
          {.log = p.log, .streams = p.streams, .sessions = sessions, .secure = is_secure(options)}},
      operations{{.log = p.log,
                  .clock = p.clock,
                  .clock_speed = options.clock_speed,
                  .models = p.models,
                  .book = p.book,
                  .streams = p.streams,
                  .accounts_work = accounts_work,
                  .disk = p.disk}} {}

std::vector<Route> Calls::routes_of(const Subjects& subjects) {
  std::vector<Route> routes;
  std::apply([&routes](auto*... each) { (add_routes(routes, each), ...); }, subjects);
  require_distinct(routes);
  return routes;
}

std::vector<Route> Calls::routes() {
  return routes_of({&account, &betting, &history, &practice, &boards, &hub, &streams, &operations});
}

void require_distinct(const std::vector<Route>& routes) {
  std::set<std::pair<Method, std::string_view>> seen;
  for (const auto& route : routes) {
    if (!seen.emplace(route.method, route.path).second)
      throw std::runtime_error{fmt::format("Two calls have the path {}", route.path)};
  }
}

}  // namespace chalkline::http
