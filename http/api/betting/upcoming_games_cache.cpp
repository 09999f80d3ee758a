#include "http/api/betting/upcoming_games_cache.hpp"

#include <fmt/format.h>

#include "http/json/game_json.hpp"

namespace chalkline::http {

namespace {

// As a list shows it: at the quotes of its tick.
wire::Game as_listed(const sports::LiveGame& live) {
  auto game = wire::game_of(live.game);
  game.odds = wire::odds_of(live.lines);
  game.quoted_at = live.at;
  return game;
}

}  // namespace

std::shared_ptr<const SharedText> UpcomingGamesCache::of(const sports::OddsBoard& board,
                                                         const sports::LiveBoard* live,
                                                         const Choice& choice) {
  const auto& [sport, replays, count] = choice;
  const auto key = fmt::format("{} {} {} {} {}", board.version, live != nullptr ? live->version : 0,
                               sport ? ledger::name_of(*sport) : "all", replays, count);
  if (const auto* known = texts_.find(key)) return *known;
  std::vector<wire::Game> games;
  const auto list = [&](const wire::Game& game) {
    if (games.size() < count && (!sport || game.sport == *sport)) games.push_back(game);
  };
  if (live != nullptr) {
    for (const auto& game : live->games) {
      if (game.period != sports::kFinalPeriod) list(as_listed(game));
    }
  }
  for (const auto& game : board.upcoming) {
    if (replays || board.is_usual(game)) list(wire::game_of(game));
  }
  return texts_.put(key, shared_json(to_json(games)));
}

}  // namespace chalkline::http
