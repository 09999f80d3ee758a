#pragma once

#include <string>

#include "http/api/operations/metrics_text.hpp"
#include "http/server/server.hpp"

namespace chalkline::http {

// The metrics, on a port of their own: nothing that leads to the site's, such as a proxy on this
// machine, leads to them.
class MetricsListener final : public Application {
 public:
  // `at` is ADDRESS:PORT (listener_at). Throws as Server::listen().
  MetricsListener(Measured measured, const std::string& at);

  std::string url() const;
  void stop() { server_.stop(); }

  Task<Response> answer(const Request& request, IoThread& thread) override;

 private:
  const Measured measured_;
  const ServerOptions options_;
  Server server_{1};
};

}  // namespace chalkline::http
