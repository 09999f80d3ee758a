#pragma once

#include <memory>
#include <optional>
#include <string>

#include "base/stop_order.hpp"
#include "http/app/dispatch/calls.hpp"
#include "http/app/dispatch/dispatcher.hpp"
#include "http/app/metrics_listener.hpp"
#include "http/app/operator/operator_socket.hpp"
#include "http/app/process/data_directory.hpp"

namespace chalkline::http {

// The listeners beside the site's: the metrics, if they are asked for, and the operator's socket,
// if one can be made.
class Listeners {
 public:
  // As WriteSide.
  Listeners(const ServeOptions& options, const DataDirectory& data, const Server& server,
            const Sides& sides, Calls& calls, const Dispatcher& dispatcher, StopOrder& stops);

  std::optional<std::string> metrics_url() const;

 private:
  std::optional<MetricsListener> metrics_;
  std::unique_ptr<OperatorSocket> operator_socket_;
};

}  // namespace chalkline::http
