#include "http/api/betting/betting.hpp"

#include <array>

namespace chalkline::http {

std::span<const RouteOf<Betting>> Betting::routes() {
  static constexpr auto kTable = std::to_array<RouteOf<Betting>>({
      {Method::kPost, "/api/place-bet", Access::kBettor, &Betting::place_bet,
       ChosenPurse::kFollowed},
      {Method::kPost, "/api/bets/slip", Access::kBettor, &Betting::place_slip,
       ChosenPurse::kFollowed},
      {Method::kPost, "/api/bets/batch", Access::kBettor, &Betting::place_batch,
       ChosenPurse::kFollowed, BodySize::kBatch},
      {Method::kGet, "/api/betting/upcoming-games", Access::kPublic, &Betting::upcoming_games,
       ChosenPurse::kFollowed},
      {Method::kGet, "/api/betting/live", Access::kPublic, &Betting::live},
      {.method = Method::kGet,
       .path = "/api/betting/props",
       .access = Access::kPublic,
       .call = &Betting::props,
       .answers = Answers::kAlike},
  });
  return kTable;
}

}  // namespace chalkline::http
