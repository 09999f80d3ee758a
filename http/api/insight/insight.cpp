#include "http/api/insight/insight.hpp"

#include <array>

namespace chalkline::http {

std::span<const RouteOf<Insight>> Insight::routes() {
  static constexpr auto kTable = std::to_array<RouteOf<Insight>>({
      {Method::kGet, "/api/insight/progress", Access::kPlayer, fresh(&Insight::progress),
       ChosenPurse::kFollowed},
      {Method::kGet, "/api/insight/progress/csv", Access::kPlayer, fresh(&Insight::progress_csv),
       ChosenPurse::kFollowed},
      {Method::kGet, "/api/insight/estimates", Access::kPlayer, fresh(&Insight::estimates)},
      {Method::kGet, "/api/insight/hunches", Access::kPlayer, fresh(&Insight::hunches)},
      {Method::kPost, "/api/insight/hunches", Access::kPlayer, fresh(&Insight::state_hunch)},
      {Method::kPost, "/api/insight/hunches/give-up", Access::kPlayer,
       fresh(&Insight::give_up_hunch)},
  });
  return kTable;
}

}  // namespace chalkline::http
