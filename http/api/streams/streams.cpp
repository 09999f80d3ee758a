#include "http/api/streams/streams.hpp"

#include <array>

namespace chalkline::http {

std::span<const RouteOf<Streams>> Streams::routes() {
  static constexpr auto kTable = std::to_array<RouteOf<Streams>>({
      {Method::kGet, "/api/stream", Access::kPlayer, &Streams::stream, ChosenPurse::kFollowed},
  });
  return kTable;
}

}  // namespace chalkline::http
