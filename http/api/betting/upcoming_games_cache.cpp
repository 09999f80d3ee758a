#include "http/api/betting/upcoming_games_cache.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "base/hex.hpp"
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

// By start: games of everybody, and those of a class's own season if there is one.
std::vector<const sports::Game*> merged(const sports::OddsBoard& board,
                                        const sports::OddsBoard* own, bool others_seasons) {
  std::vector<const sports::Game*> games;
  for (const auto& game : board.upcoming) {
    if (others_seasons || board.is_usual(game)) games.push_back(&game);
  }
  if (own == nullptr) return games;
  for (const auto& game : own->upcoming) games.push_back(&game);
  std::ranges::sort(games, {},
                    [](const auto* game) { return std::pair{game->starts_at, game->id}; });
  return games;
}

}  // namespace

std::shared_ptr<const SharedText> UpcomingGamesCache::of(const sports::OddsBoard& board,
                                                         const sports::LiveBoard* live,
                                                         const Choice& choice) {
  const auto& [sport, replays, count, in_class] = choice;
  const auto* own = replays ? board.of_class(in_class) : nullptr;
  const bool others_seasons = replays && !in_class;
  const auto key =
      fmt::format("{} {} {} {} {}", sport ? ledger::name_of(*sport) : "all", others_seasons, count,
                  live != nullptr, own != nullptr ? to_hex(*in_class) : "");
  const Versions versions{board.version, live != nullptr ? live->version : 0};
  if (const auto* known = texts_.find(key, versions)) return *known;
  std::vector<wire::Game> games;
  const auto list = [&](const wire::Game& game) {
    if (games.size() < count && (!sport || game.sport == *sport)) games.push_back(game);
  };
  if (live != nullptr) {
    for (const auto& game : live->games) {
      if (game.period != sports::kFinalPeriod) list(as_listed(game));
    }
  }
  for (const auto* game : merged(board, own, others_seasons)) list(wire::game_of(*game));
  return texts_.put(key, versions, shared_json(to_json(games)));
}

}  // namespace chalkline::http
