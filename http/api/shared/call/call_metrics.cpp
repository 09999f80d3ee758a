#include "http/api/shared/call/call_metrics.hpp"

#include <algorithm>

namespace chalkline::http {

void CallMetrics::count(std::size_t route, int status, std::chrono::microseconds latency) {
  auto& counts = routes_[route];
  add(counts.answers[static_cast<std::size_t>(status / 100 - 1)], 1);
  const auto bound = std::ranges::lower_bound(kLatencyBoundsUs, latency.count());
  add(counts.latencies[static_cast<std::size_t>(bound - kLatencyBoundsUs.begin())], 1);
  add(counts.latency_us, static_cast<std::uint64_t>(latency.count()));
}

}  // namespace chalkline::http
