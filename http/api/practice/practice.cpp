#include "http/api/practice/practice.hpp"

#include <array>

namespace chalkline::http {

std::span<const RouteOf<Practice>> Practice::routes() {
  static constexpr auto kTable = std::to_array<RouteOf<Practice>>({
      {Method::kPost, "/api/quiz/submit", Access::kPlayer, &Practice::submit_quiz},
      {Method::kPost, "/api/user/earn-xp", Access::kPlayer, &Practice::earn_xp},
      {Method::kPost, "/api/membership/upgrade", Access::kPlayer, &Practice::upgrade},
      {Method::kGet, "/api/learn", Access::kPlayer, fresh(&Practice::learn)},
      {Method::kPost, "/api/learn/read", Access::kPlayer, &Practice::read_guide},
      {Method::kGet, "/api/time-machine", Access::kPublic, &Practice::time_machine},
      {Method::kGet, "/api/time-machine/run", Access::kPublic, fresh(&Practice::season_so_far)},
      {Method::kPost, "/api/time-machine/begin", Access::kPlayer, &Practice::begin_season},
      {Method::kPost, "/api/time-machine/stop", Access::kPlayer, &Practice::stop_season},
  });
  return kTable;
}

}  // namespace chalkline::http
