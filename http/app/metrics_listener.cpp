#include "http/app/metrics_listener.hpp"

#include <utility>

#include "http/app/site/client_files.hpp"
#include "http/app/site/site.hpp"
#include "http/parse/host.hpp"

namespace chalkline::http {

MetricsListener::MetricsListener(Measured measured, const std::string& at)
    : measured_{std::move(measured)}, options_{listener_at(at).value()} {
  server_.listen(options_);
  server_.start(*this, api_headers(false));
}

std::string MetricsListener::url() const {
  return url_of({.bind = options_.bind, .port = server_.port(), .tls = {}}) + "/metrics";
}

Task<Response> MetricsListener::answer(const Request& request, IoThread&) {
  if (!is_own_host(request.host, "")) co_return text(421, "The metrics have no name");
  const bool reads = request.method == Method::kGet || request.method == Method::kHead;
  if (!reads || request.path != "/metrics") co_return text(404, "There is only GET /metrics here");
  auto response = text(200, metrics_text(measured_));
  response.type = "text/plain; version=0.0.4; charset=utf-8";
  co_return response;
}

}  // namespace chalkline::http
