#include "http/api/boards/boards.hpp"

#include <array>
#include <utility>

namespace chalkline::http {

Boards::Boards(Parts parts) : parts_{std::move(parts)}, caches_{parts_.io_threads} {}

std::span<const RouteOf<Boards>> Boards::routes() {
  static constexpr auto kTable = std::to_array<RouteOf<Boards>>({
      {Method::kGet, "/api/dashboard/data", Access::kPublic, fresh(&Boards::dashboard)},
      {Method::kGet, "/api/leaderboard", Access::kPublic, fresh(&Boards::leaderboard)},
  });
  return kTable;
}

}  // namespace chalkline::http
