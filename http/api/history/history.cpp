#include "http/api/history/history.hpp"

#include <array>

namespace chalkline::http {

std::span<const RouteOf<History>> History::routes() {
  static constexpr auto kTable = std::to_array<RouteOf<History>>({
      {Method::kGet, "/api/bets", Access::kPlayer, fresh(&History::bets), ChosenPurse::kFollowed},
      {Method::kGet, "/api/bets/summary", Access::kPlayer, fresh(&History::bets_summary),
       ChosenPurse::kFollowed},
      {Method::kGet, "/api/bets/csv", Access::kPlayer, fresh(&History::bets_csv),
       ChosenPurse::kFollowed},
      {Method::kPost, "/api/bets/post-mortem", Access::kPlayer, &History::post_mortem,
       ChosenPurse::kFollowed},
      {Method::kPost, "/api/bets/note", Access::kPlayer, &History::write_note,
       ChosenPurse::kFollowed},
      {Method::kGet, "/api/statement", Access::kPlayer, fresh(&History::statement),
       ChosenPurse::kFollowed},
      {Method::kGet, "/api/bankroll", Access::kPlayer, fresh(&History::bankroll),
       ChosenPurse::kFollowed},
      {Method::kPost, "/api/bankroll/reset", Access::kPlayer, &History::reset_bankroll},
  });
  return kTable;
}

}  // namespace chalkline::http
