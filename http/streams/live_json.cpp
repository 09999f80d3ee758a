#include "http/streams/live_json.hpp"

#include <fmt/format.h>

#include "http/json/game_json.hpp"

namespace chalkline::http {

std::string history_event(std::span<const LivePrice> prices) {
  return fmt::format("event: history\ndata: {}\n\n", to_json(prices));
}

std::string live_event(const sports::LiveGame& live) {
  return fmt::format("event: live\ndata: {}\n\n", to_json(wire::live_game_of(live)));
}

}  // namespace chalkline::http
