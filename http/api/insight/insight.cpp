#include "http/api/insight/insight.hpp"

#include <array>

namespace chalkline::http {

std::span<const RouteOf<Insight>> Insight::routes() {
  static constexpr auto kTable = std::to_array<RouteOf<Insight>>({
      {Method::kGet, "/api/insight/progress", Access::kPlayer, &Insight::progress},
      {Method::kGet, "/api/insight/progress/csv", Access::kPlayer, &Insight::progress_csv},
  });
  return kTable;
}

}  // namespace chalkline::http
