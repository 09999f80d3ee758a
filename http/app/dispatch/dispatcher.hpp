#pragma once

#include <atomic>
#include <boost/container_hash/hash.hpp>
#include <boost/unordered/unordered_flat_map.hpp>
#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "http/api/shared/call/call_metrics.hpp"
#include "http/api/shared/call/freshness.hpp"
#include "http/api/shared/call/request_context.hpp"
#include "http/api/shared/call/route.hpp"
#include "http/api/shared/workers/storage.hpp"
#include "http/app/site/client_files.hpp"
#include "http/server/application.hpp"

namespace chalkline::http {

// Answers each request by the call of its route, or by a file of the client. Refuses what the
// route's access does not allow, and counts the answers.
class Dispatcher final : public Application {
 public:
  // All outlive the dispatcher.
  struct Parts {
    const ClientFiles& client;
    const IoThreads& io_threads;
    Sessions& sessions;
    Storage& storage;
    Freshness& freshness;
    const ledger::State& state;
    std::atomic<bool>& accounts_work;  // not since accounts.db was last found broken
    bool secure{};                     // served over TLS
    std::string public_url;            // where people reach the site, if the operator has said so
  };
  Dispatcher(Parts parts, std::vector<Route> routes);

  Task<Response> answer(const Request& request, IoThread& thread) override;
  std::size_t body_bytes_max(const Request& header, IoThread& thread) override;

  std::span<const Route> routes() const { return routes_; }
  std::span<const std::unique_ptr<CallMetrics>> metrics() const { return metrics_; }

 private:
  Task<Response> answer(const Request& request, IoThreadContext& io, std::size_t index);
  std::size_t find_route(const Request& request) const;
  Response not_found_or_static(const Request& request) const;
  std::optional<Response> refuse(RequestContext& context, Access access) const;
  std::optional<Response> refuse_session(std::optional<Session>& session, Access access,
                                         AccountsReader& accounts) const;
  void prolong(RequestContext& context, std::string_view token, Response& response);

  const Parts parts_;
  using NamedRoute = std::pair<std::string_view, Method>;

  const std::vector<Route> routes_;
  // Their places: by path and method of those that name the whole path, and of the others.
  boost::unordered_flat_map<NamedRoute, std::size_t> whole_;
  std::vector<std::size_t> with_names_;
  std::vector<std::unique_ptr<CallMetrics>> metrics_;  // of each io thread
};

}  // namespace chalkline::http
