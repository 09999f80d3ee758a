#include "http/api/history/history.hpp"

#include <array>

namespace chalkline::http {

std::span<const RouteOf<History>> History::routes() {
  static constexpr auto kTable = std::to_array<RouteOf<History>>({
      {Method::kGet, "/api/bets", Access::kPlayer, &History::bets},
      {Method::kGet, "/api/bets/summary", Access::kPlayer, &History::bets_summary},
      {Method::kGet, "/api/bets/csv", Access::kPlayer, &History::bets_csv},
      {Method::kPost, "/api/bets/post-mortem", Access::kPlayer, &History::post_mortem},
      {Method::kPost, "/api/bets/note", Access::kPlayer, &History::write_note},
      {Method::kGet, "/api/statement", Access::kPlayer, &History::statement},
      {Method::kGet, "/api/bankroll", Access::kPlayer, &History::bankroll},
      {Method::kPost, "/api/bankroll/reset", Access::kPlayer, &History::reset_bankroll},
  });
  return kTable;
}

}  // namespace chalkline::http
