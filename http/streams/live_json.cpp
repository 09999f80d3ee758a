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

std::string games_event(std::span<const sports::LiveGame> games) {
  std::vector<wire::LiveGame> shown;
  for (const auto& live : games) shown.push_back(wire::live_game_of(live));
  return fmt::format("event: games\ndata: {}\n\n", to_json(shown));
}

std::string figures_event(ledger::GameId game, const std::vector<ledger::PlayerFigures>& players) {
  return fmt::format("event: figures\ndata: {}\n\n", to_json(wire::live_figures_of(game, players)));
}

}  // namespace chalkline::http
