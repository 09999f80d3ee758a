#include "http/caches/upcoming_games_cache.hpp"

#include <fmt/format.h>

#include "http/json/game_json.hpp"

namespace chalkline::http {

namespace {

// As a list shows it: at the quotes of its tick.
sports::Game as_listed(const sports::LiveGame& live) {
  auto game = live.game;
  game.current = {live.lines, live.at};
  return game;
}

}  // namespace

std::shared_ptr<const std::string> UpcomingGamesCache::of(const sports::OddsBoard& board,
                                                          const sports::LiveBoard* live,
                                                          std::optional<ledger::Sport> sport,
                                                          std::size_t count) {
  const auto key = fmt::format("{} {} {} {}", board.version, live != nullptr ? live->version : 0,
                               sport ? ledger::name_of(*sport) : "all", count);
  if (const auto* known = texts_.find(key)) return *known;
  std::string text;
  JsonWriter out{text};
  out.array();
  std::size_t written = 0;
  const auto list = [&](const sports::Game& game) {
    if (written == count || (sport && game.sport != *sport)) return;
    append_game(out, game);
    ++written;
  };
  if (live != nullptr) {
    for (const auto& game : live->games) {
      if (game.period != sports::kFinalPeriod) list(as_listed(game));
    }
  }
  for (const auto& game : board.upcoming) list(game);
  out.end_array();
  return texts_.put(key, std::make_shared<const std::string>(std::move(text)));
}

}  // namespace chalkline::http
